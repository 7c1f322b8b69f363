#include <cuda_runtime.h>

using Sync = cudaError_t (*)(cudaStream_t);
Sync explicitly = &cudaStreamSynchronize;
Sync implicitly = cudaStreamSynchronize;
