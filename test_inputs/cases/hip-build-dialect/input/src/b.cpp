#include <gpu/runtime.h>

template <typename T>
concept Any = true;

void use(Any auto *p) {
  cudaFree(p);
}
