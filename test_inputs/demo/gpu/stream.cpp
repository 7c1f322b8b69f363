// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/stream.h>

#include <cuda_runtime.h>
#include <demo/core/log.h>
#include <demo/gpu/check.h>

namespace demo::gpu {

Stream::~Stream() {
  if (stream_ != nullptr && cudaStreamDestroy(stream_) != cudaSuccess) {
    log_error("cudaStreamDestroy failed");
  }
}

Error Stream::open(bool urgent) {
  int least = 0;
  int greatest = 0;
  DEMO_GPU_CHECK(cudaDeviceGetStreamPriorityRange(&least, &greatest));
  DEMO_GPU_CHECK(cudaStreamCreateWithPriority(
      &stream_, cudaStreamNonBlocking, urgent ? greatest : least));
  return Error::Ok;
}

Error Stream::synchronize() const {
  DEMO_GPU_CHECK(cudaStreamSynchronize(stream_));
  return Error::Ok;
}

bool Stream::idle() const {
  return cudaStreamQuery(stream_) != cudaErrorNotReady;
}

}  // namespace demo::gpu
