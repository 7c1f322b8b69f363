#pragma once
#include "b.h"
#include <cuda_runtime.h>
inline void a(void *p) { cudaFree(p); }
