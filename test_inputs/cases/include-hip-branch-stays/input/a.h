#pragma once
#if defined(DEMO_USE_HIP)
#include <hip/hip_runtime.h>
using Stream = hipStream_t;
#else
#include <cuda_runtime.h>
using Stream = cudaStream_t;
#endif
