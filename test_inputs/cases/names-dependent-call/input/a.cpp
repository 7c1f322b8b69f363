#include <cuda_runtime.h>

template <class T> T *take(size_t count) {
  T *p = nullptr;
  cudaMalloc(&p, count * sizeof(T));
  return p;
}
template <class T> void give(T p) { cudaFree(p); }
