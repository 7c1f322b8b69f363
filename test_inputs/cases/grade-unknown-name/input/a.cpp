#include <cuda_runtime.h>

void f(void *p) {
  cudaFrobnicate(p);
  cudaFree(p);
}
