#include <cuda_runtime.h>

#ifdef X
void f(void *p) { cudaFree(p); }
