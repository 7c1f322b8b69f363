#include <cuda_runtime.h>

template <class A> void drop(A &a, void *p) {
  a.cudaFree(p);
  A::cudaFree(p);
  ::cudaFree(p);
}
