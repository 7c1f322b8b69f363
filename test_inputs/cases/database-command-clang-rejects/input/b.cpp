#include <cuda_runtime.h>
void b() { cudaDeviceSynchronize(); }
