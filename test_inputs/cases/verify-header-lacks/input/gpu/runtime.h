#pragma once
#ifdef USE_HIP
#include <hip/hip_runtime.h>
#define cudaFree hipFree
#else
#include <cuda_runtime.h>
#endif
