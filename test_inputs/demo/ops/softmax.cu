// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/ops/softmax.h>

#include <cuda_runtime.h>
#include <demo/gpu/check.h>
#include <demo/gpu/stream_guard.h>
#include <demo/gpu/warp.h>

namespace demo::ops {

namespace {

/// One warp a row.
__global__ void softmax_rows(
    const float* input, float* output, int64_t columns) {
  const float* from = input + blockIdx.x * columns;
  float* to = output + blockIdx.x * columns;
  float sum = 0.f;
  for (int64_t i = threadIdx.x; i < columns; i += warpSize) {
    to[i] = expf(from[i]);
    sum += to[i];
  }
  sum = gpu::sum_over_warp(sum);
  for (int64_t i = threadIdx.x; i < columns; i += warpSize) {
    to[i] /= sum;
  }
}

}  // namespace

Error softmax(const Tensor& input, Tensor* output) {
  int device = 0;
  int warp = 0;
  DEMO_GPU_CHECK(cudaGetDevice(&device));
  DEMO_GPU_CHECK(cudaDeviceGetAttribute(&warp, cudaDevAttrWarpSize, device));

  cudaFuncAttributes attributes;
  DEMO_GPU_CHECK(cudaFuncGetAttributes(
      &attributes, reinterpret_cast<const void*>(softmax_rows)));
  if (attributes.maxThreadsPerBlock < warp) {
    return Error::NotSupported;
  }
  const dim3 grid(static_cast<unsigned>(input.rows));
  softmax_rows<<<grid, warp, 0, gpu::current_stream()>>>(
      input.data, output->data, input.columns);
  DEMO_GPU_CHECK(cudaGetLastError());
  return Error::Ok;
}

}  // namespace demo::ops
