#include <cuComplex.h>
#include <cuda_runtime.h>

cuFloatComplex c;
void f(void *p) { cudaFree(p); }
