#include <tree/gpu.h>
void *a() {
  void *p;
  cudaMalloc(&p, 8);
  return p;
}
