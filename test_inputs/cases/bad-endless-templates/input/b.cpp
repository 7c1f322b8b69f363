#include <cuda_runtime.h>
void b(void *p) { cudaFree(p); }
