#include <cuda_runtime.h>

void f(void *p) {
#if defined(DEMO_USE_HIP)
  (void)hipFree(p);
#else
  cudaFree(p);
#endif
}
