#pragma once
#include <cuda_runtime.h>
inline void drop(void *p) { cudaFree(p); }
