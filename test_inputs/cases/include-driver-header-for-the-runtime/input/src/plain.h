#pragma once
#include <cuda.h>

inline void g(void *p); // CUdevice, says a comment
