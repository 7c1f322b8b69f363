#pragma once
#ifdef USE_HIP
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#define cudaMalloc hipMalloc
#define cudaFree(p) hipFree(p)
using cudaError_t = hipError_t;
constexpr auto cudaSuccess = hipSuccess;
constexpr auto cudaMemoryTypeManaged = hipMemoryTypeManaged;
#else
#include <cuda_runtime.h>
#endif
