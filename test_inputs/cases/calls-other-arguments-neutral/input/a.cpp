#include <cuda_runtime.h>

void f(float **p, size_t n) { cudaMallocHost(p, n * sizeof(float)); }
