#include <cuda_runtime.h>

#define RT(n) cuda##n
int f(void** p) { return RT(Malloc)(p, 4) == RT(Success); }
