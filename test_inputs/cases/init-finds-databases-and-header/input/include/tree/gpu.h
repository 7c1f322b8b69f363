#pragma once
#ifdef TREE_USE_ROCM
#include <hip/hip_runtime.h>
#define cudaDeviceSynchronize hipDeviceSynchronize
#define cudaFree hipFree
#define cudaMalloc hipMalloc
#else
#include <cuda_runtime.h>
#endif
