#include <cuda_runtime.h>
#if cudaEventDisableTiming
#endif
cudaError_t f(void **p, cudaStream_t s, enum cudaMemcpyKind kind) {
  cudaCtxResetPersistingL2Cache();
  cudaMemcpyAsync(*p, *p, 4, kind, s);
  cudaLibraryUnload(0);
  return cudaMalloc(p, 4) == cudaSuccess ? cudaSuccess : cudaErrorMemoryAllocation;
}
