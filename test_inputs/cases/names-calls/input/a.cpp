#include <cuda_runtime.h>

void f(void *d, const void *h, size_t n) {
  cudaMalloc(&d, n);
  ::cudaMemcpy( d, h, n,cudaMemcpyHostToDevice );
  (void)cudaFree (d);
}
