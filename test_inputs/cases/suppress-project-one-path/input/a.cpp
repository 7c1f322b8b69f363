#include <cuda_runtime.h>

void f(void *p) {
  cudaFree(p);
  cudaNobodyKnows(p);
  cudaDeviceSynchronize();
}
