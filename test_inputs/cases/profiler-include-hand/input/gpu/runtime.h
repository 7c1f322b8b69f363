#pragma once
#ifdef USE_HIP
#include <hip/hip_runtime.h>
#define cudaError_t hipError_t
#define cudaProfilerStart hipProfilerStart
#else
#include <cuda_runtime.h>
#endif
