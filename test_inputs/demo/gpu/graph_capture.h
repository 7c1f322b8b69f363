// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <cuda_runtime.h>
#include <demo/core/error.h>
#include <demo/gpu/stream.h>

#include <functional>

namespace demo::gpu {

/// Work that is recorded once and replayed with one call.
class GraphCapture {
 public:
  GraphCapture() = default;
  ~GraphCapture();
  GraphCapture(const GraphCapture&) = delete;
  GraphCapture& operator=(const GraphCapture&) = delete;

  /// Records what `work` submits to `stream`.
  Error record(const Stream& stream, const std::function<Error()>& work);
  Error replay(const Stream& stream);
  bool ready() const { return exec_ != nullptr; }

 private:
  cudaGraph_t graph_ = nullptr;
  cudaGraphExec_t exec_ = nullptr;
};

}  // namespace demo::gpu
