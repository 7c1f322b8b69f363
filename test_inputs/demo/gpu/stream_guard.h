// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <demo/gpu/stream.h>

namespace demo::gpu {

/// The stream that work of this thread goes to.
cudaStream_t current_stream();
void set_current_stream(cudaStream_t stream);

/// Makes a stream the current one for as long as the guard lives. The name is
/// ours, although it looks like one of the runtime's.
class cudaStreamGuard {
 public:
  explicit cudaStreamGuard(cudaStream_t stream) : before_(current_stream()) {
    set_current_stream(stream);
  }
  ~cudaStreamGuard() { set_current_stream(before_); }
  cudaStreamGuard(const cudaStreamGuard&) = delete;
  cudaStreamGuard& operator=(const cudaStreamGuard&) = delete;

 private:
  cudaStream_t before_;
};

}  // namespace demo::gpu
