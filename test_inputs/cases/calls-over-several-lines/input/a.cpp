#include <cuda_runtime.h>

void f(void *p, size_t n) {
  cudaMallocHost(
      &p, // where it goes
      n   /* bytes */
  );
}
