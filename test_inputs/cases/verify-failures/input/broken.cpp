#include <cuda_runtime.h>
#include <mpi.h>
void f() { cudaDeviceSynchronize(); }
