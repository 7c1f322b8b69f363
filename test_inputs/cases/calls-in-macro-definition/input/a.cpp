#include <cuda_runtime.h>

#define PINNED(p, n) cudaMallocHost(&(p), (n))
void f(void *p) { PINNED(p, 8); }
