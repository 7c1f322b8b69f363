#include <cublas_v2.h>
#include <cuda_runtime.h>
void f(cublasHandle_t h, void *p) {
  cublasDestroy(h);
  cudaFree(p);
}
