#include <cuda_runtime.h>

#ifdef DEMO_POOL
void take(void **p, size_t n) { cudaMallocAsync(p, n, nullptr); }
#else
void take(void **p, size_t n) { cudaMalloc(p, n); }
#endif
