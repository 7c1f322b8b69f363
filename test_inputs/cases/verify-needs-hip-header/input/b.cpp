#include <cuda_runtime.h>

void g(void *p) { cudaFree(p); }
