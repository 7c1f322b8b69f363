// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/mutable_state.h>

#include <demo/gpu/allocator.h>
#include <demo/gpu/check.h>

namespace demo::gpu {

MutableState::~MutableState() {
  for (void* pointer : {live_, saved_}) {
    if (pointer != nullptr) {
      (void)Allocator::instance().release(pointer, stream_);
    }
  }
}

Error MutableState::open(size_t bytes, cudaStream_t stream) {
  bytes_ = bytes;
  stream_ = stream;
  for (void** pointer : {&live_, &saved_}) {
    const Error error = Allocator::instance().allocate(pointer, bytes, stream);
    if (error != Error::Ok) {
      return error;
    }
    DEMO_GPU_CHECK(cudaMemsetAsync(*pointer, 0, bytes, stream));
  }
  return Error::Ok;
}

Error MutableState::save() {
  DEMO_GPU_CHECK(cudaMemcpyAsync(
      saved_, live_, bytes_, cudaMemcpyDeviceToDevice, stream_));
  return Error::Ok;
}

Error MutableState::restore() {
  DEMO_GPU_CHECK(cudaMemcpyAsync(
      live_, saved_, bytes_, cudaMemcpyDeviceToDevice, stream_));
  return Error::Ok;
}

}  // namespace demo::gpu
