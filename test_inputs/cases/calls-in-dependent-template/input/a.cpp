#include <cuda_runtime.h>

template <class T> void pin(T **p, size_t n) {
  cudaMallocHost((void **)p, n * sizeof(T));
}
