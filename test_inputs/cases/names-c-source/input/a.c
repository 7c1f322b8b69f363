#include <cuda_runtime_api.h>

static struct cudaDeviceProp prop;
int f(void *class, enum cudaMemcpyKind kind) {
  cudaStream_t new = 0;
  return cudaMemcpyAsync(class, &prop, 8, kind, new) == cudaSuccess;
}
