// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef DEMO_GPU_EVENT_H
#define DEMO_GPU_EVENT_H

#include <cuda_runtime.h>
#include <demo/core/error.h>
#include <demo/gpu/stream.h>

namespace demo::gpu {

/// A point in a stream that can be waited for and timed.
class Event {
 public:
  Event() = default;
  ~Event();
  Event(const Event&) = delete;
  Event& operator=(const Event&) = delete;

  Error open(bool timed);
  Error record(const Stream& stream);
  /// Makes `stream` wait for this event.
  Error hold_back(const Stream& stream) const;
  Error milliseconds_since(const Event& start, float* result) const;

 private:
  cudaEvent_t event_ = nullptr;
};

}  // namespace demo::gpu

#endif  // DEMO_GPU_EVENT_H
