#include <cuda_runtime.h>

#if 0
void old(void *p) { cudaFree(p); }
#endif
