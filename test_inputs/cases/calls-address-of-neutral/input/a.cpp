#include <cuda_runtime.h>

using Alloc = cudaError_t (*)(void **, size_t);
Alloc alloc = &cudaMallocHost;
