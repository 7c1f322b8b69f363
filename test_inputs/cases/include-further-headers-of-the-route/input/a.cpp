#include <cuda.h>
#include <cuda_runtime.h>

void f() { cudaDeviceSynchronize(); }
