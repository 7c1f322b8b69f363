#include <cuda_runtime.h>

void f(cudaStream_t *s, void **p) {
  cudaStreamCreateWithFlags(s, cudaStreamNonBlocking);
  cudaHostAlloc(p, 64, cudaHostAllocPortable | cudaHostAllocMapped);
}
