#include <cuda_runtime.h>

void f(cudaStream_t s = nullptr, unsigned flags = cudaEventDisableTiming);
struct S {
  cudaMemcpyKind kind = cudaMemcpyDefault;
};
