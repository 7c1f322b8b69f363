#include <cuda_runtime.h>

#define DEMO_ALLOC cudaMalloc
void f(void **p) { DEMO_ALLOC(p, 8); }
