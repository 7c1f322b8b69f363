#include <gpu/layer.h>

cudaError_t release(void *p) {
  cudaCtxResetPersistingL2Cache();
  return cudaFree(p);
}
