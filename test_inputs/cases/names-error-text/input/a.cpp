#include <cuda_runtime.h>

#ifdef NO_GPU
#error cudaMalloc is needed
#endif
#pragma message("cudaFree comes next")
