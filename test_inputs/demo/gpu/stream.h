// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <cuda_runtime_api.h>
#include <demo/core/error.h>

namespace demo::gpu {

/// A stream that is destroyed with its owner.
class Stream {
 public:
  Stream() = default;
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  /// Creates the stream; a more urgent one when `urgent` and the device knows
  /// priorities.
  Error open(bool urgent = false);
  Error synchronize() const;

  /// Whether everything that was submitted is done.
  bool idle() const;

  cudaStream_t get() const { return stream_; }

 private:
  cudaStream_t stream_ = nullptr;
};

}  // namespace demo::gpu
