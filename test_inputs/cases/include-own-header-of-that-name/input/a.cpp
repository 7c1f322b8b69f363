#include "cuda_runtime.h"

int f(void *p) { return cudaFree(p); }
