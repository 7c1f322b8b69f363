#include <cuda_runtime.h>

#define DROP(p) cudaFree(p)
