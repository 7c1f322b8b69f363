#include <cuda_runtime.h>

namespace demo { int release(void *p); }
#undef cudaFreeArray
#define cudaFreeArray(p) demo::release(p)
int f(void *p) { return cudaFreeArray(p); }
