#include <cuda_runtime.h>

typedef cudaError_t (*Alloc)(void **, size_t, cudaStream_t);
auto make(cudaEvent_t e) -> cudaError_t (*)(cudaStream_t);
