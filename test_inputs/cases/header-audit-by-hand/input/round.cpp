#include <cuda_runtime.h>

cudaError_t last() { return cudaGetLastError(); }
