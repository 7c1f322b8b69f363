#include <cuda_runtime.h>

struct Buffer {
  void *p = nullptr;
  explicit Buffer(size_t n) { cudaMalloc(&p, n); }
  ~Buffer() { cudaFree(p); }
};
