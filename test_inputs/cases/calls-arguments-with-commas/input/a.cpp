#include <cuda_runtime.h>

template <class A, class B> size_t size() { return sizeof(A) + sizeof(B); }
void f(void *p) {
  cudaMallocHost(&p, size<int, float>());
  cudaMallocHost(&p, [](int a, int b) { return size_t(a + b); }(1, 2));
}
