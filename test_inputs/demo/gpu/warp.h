// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#if defined(DEMO_USE_HIP)
#include <hip/hip_runtime.h>
#else
#include <cuda_runtime.h>
#endif

namespace demo::gpu {

/// The sum over the lanes of a warp; every lane gets it.
#if defined(DEMO_USE_HIP)
__device__ inline float sum_over_warp(float value) {
  for (int step = warpSize / 2; step > 0; step /= 2) {
    value += __shfl_xor(value, step);
  }
  return value;
}
#else
__device__ inline float sum_over_warp(float value) {
  for (int step = warpSize / 2; step > 0; step /= 2) {
    value += __shfl_xor_sync(0xffffffffu, value, step);
  }
  return value;
}
#endif

}  // namespace demo::gpu
