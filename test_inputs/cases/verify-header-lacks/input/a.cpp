#include <gpu/runtime.h>

void f(void *p) {
  cudaFree(p);
  cudaDeviceSynchronize();
}
