#include <cuda_runtime.h>

int g(int cudaFree) { return cudaFree + 1; }
void f(void *p) {
  {
    int cudaMalloc = 3;
    cudaMalloc += 1;
  }
  cudaFree(p);
}
