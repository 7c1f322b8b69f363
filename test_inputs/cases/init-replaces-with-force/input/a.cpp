#include <cuda_runtime.h>
void a() { cudaDeviceSynchronize(); }
