#include <cuda_runtime.h>
#pragma clang __debug crash
void a(void *p) { cudaFree(p); }
