#include "gpu/runtime.h"
cudaError_t f(void **p, cudaStream_t s) {
  if (cudaMalloc(p, 4) != cudaSuccess)
    return cudaErrorMemoryAllocation;
  cudaCtxResetPersistingL2Cache();
  int kind = cudaMemoryTypeManaged;
  return cudaFree(*p);
}
