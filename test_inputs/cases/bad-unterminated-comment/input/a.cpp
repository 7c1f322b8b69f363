#include <cuda_runtime.h>

int x; /* cudaFree(p)
void f(void *p) { cudaFree(p); }
