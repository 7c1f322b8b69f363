#include <cuda_runtime.h>

void f( {
void g(void *p) { cudaFree(p); }
