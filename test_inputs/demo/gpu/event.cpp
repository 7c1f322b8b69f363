// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/event.h>

#include <demo/gpu/check.h>

namespace demo::gpu {

Event::~Event() {
  if (event_ != nullptr) {
    (void)cudaEventDestroy(event_);
  }
}

Error Event::open(bool timed) {
  if (timed) {
    DEMO_GPU_CHECK(cudaEventCreate(&event_));
  } else {
    DEMO_GPU_CHECK(cudaEventCreateWithFlags(&event_, cudaEventDisableTiming));
  }
  return Error::Ok;
}

Error Event::record(const Stream& stream) {
  DEMO_GPU_CHECK(cudaEventRecord(event_, stream.get()));
  return Error::Ok;
}

Error Event::hold_back(const Stream& stream) const {
  DEMO_GPU_CHECK(cudaStreamWaitEvent(stream.get(), event_, 0));
  return Error::Ok;
}

Error Event::milliseconds_since(const Event& start, float* result) const {
  DEMO_GPU_CHECK(cudaEventSynchronize(event_));
  DEMO_GPU_CHECK(cudaEventElapsedTime(result, start.event_, event_));
  return Error::Ok;
}

}  // namespace demo::gpu
