#include <cuda_runtime.h>

#ifndef DEMO_FAST
#error wrong flags
#endif
void f(void *p) { cudaFree(p); }
