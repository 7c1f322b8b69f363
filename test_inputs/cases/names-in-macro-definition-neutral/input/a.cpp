#include <cuda_runtime.h>

void fail(const char *);
#define CHECK(call)                                                            \
  do {                                                                         \
    cudaError_t status = (call);                                               \
    if (status != cudaSuccess)                                                 \
      fail(cudaGetErrorString(status));                                        \
  } while (0)
void f(void *p) { CHECK(cudaFree(p)); }
