#include <cuda_runtime.h>
void f(void **p) {
  cudaMallocHost(p, 4);
  cudaFree(*p);
}
