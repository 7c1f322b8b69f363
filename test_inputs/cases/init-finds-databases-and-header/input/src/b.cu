#include <cuda_runtime.h>
void b(void *p) {
  cudaDeviceSynchronize();
  cudaFree(p);
}
