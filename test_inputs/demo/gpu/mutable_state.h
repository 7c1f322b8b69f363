// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <demo/core/error.h>

#include <cuda_runtime.h>

#include <cstddef>

namespace demo::gpu {

/// A buffer that a model changes from call to call, such as a cache of keys,
/// and a copy of it to go back to.
class MutableState {
 public:
  MutableState() = default;
  ~MutableState();
  MutableState(const MutableState&) = delete;
  MutableState& operator=(const MutableState&) = delete;

  Error open(size_t bytes, cudaStream_t stream);
  Error save();
  Error restore();
  void* data() { return live_; }

 private:
  void* live_ = nullptr;
  void* saved_ = nullptr;
  size_t bytes_ = 0;
  cudaStream_t stream_ = nullptr;
};

}  // namespace demo::gpu
