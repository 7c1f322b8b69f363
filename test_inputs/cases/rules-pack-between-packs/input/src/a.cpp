#include <cublas_v2.h>
#include <cuda_runtime.h>

void f(void **p, cublasHandle_t *h) {
  cudaMalloc(p, 4);
  cudaDeviceReset();
  cublasCreate(h);
}
