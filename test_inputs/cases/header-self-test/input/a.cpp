#include <cuda_runtime.h>

cudaError_t wait(cudaStream_t stream) { return cudaStreamSynchronize(stream); }
