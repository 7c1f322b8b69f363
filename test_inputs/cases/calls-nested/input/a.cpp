#include <cuda_runtime.h>

void f(void *p, void *q) {
  cudaMallocHost(&p, cudaMallocHost(&q, 8) == cudaSuccess ? 16 : 32);
}
