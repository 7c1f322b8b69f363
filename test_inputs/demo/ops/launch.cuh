// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <cuda_runtime.h>
#include <demo/core/error.h>
#include <demo/gpu/check.h>
#include <demo/gpu/stream_guard.h>

#include <cstdint>

namespace demo::ops {

constexpr int kThreads = 256;

inline dim3 blocks_for(int64_t items) {
  return dim3(static_cast<unsigned>((items + kThreads - 1) / kThreads));
}

/// Applies `op` to each of `count` items.
template <typename Op>
__global__ void apply(Op op, int64_t count) {
  const int64_t i = int64_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < count) {
    op(i);
  }
}

/// Launches on the current stream of this thread.
template <typename Op>
Error launch(Op op, int64_t count) {
  apply<Op>
      <<<blocks_for(count), kThreads, 0, gpu::current_stream()>>>(op, count);
  DEMO_GPU_CHECK_LAUNCH();
  return Error::Ok;
}

}  // namespace demo::ops
