#include <cuda_runtime.h>
void f(void **p, size_t n) {
  cudaMalocPitch(p, &n, 1, 2);
  cudaWarpEverything(p);
  cudaWarpEverything(p);
}
