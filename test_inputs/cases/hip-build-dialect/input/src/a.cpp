#include <gpu/runtime.h>

template <typename T>
concept Sized = sizeof(T) > 1;

template <Sized T>
void release(T *p) {
  cudaFree(p);
}
