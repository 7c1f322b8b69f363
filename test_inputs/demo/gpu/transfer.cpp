// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/transfer.h>

#include <demo/gpu/check.h>

namespace demo::gpu {

namespace {

// cudaMemcpyDefault would do on most machines, but it hides a wrong place.
enum cudaMemcpyKind kind_of(Place from, Place to) {
  if (from == Place::Host) {
    return to == Place::Host ? cudaMemcpyHostToHost : cudaMemcpyHostToDevice;
  }
  return to == Place::Host ? cudaMemcpyDeviceToHost : cudaMemcpyDeviceToDevice;
}

}  // namespace

Error copy(const Tensor& from, Tensor* to, cudaStream_t stream) {
  if (from.count() != to->count()) {
    return Error::InvalidArgument;
  }
  DEMO_GPU_CHECK(cudaMemcpyAsync(
      to->data,
      from.data,
      from.bytes(),
      kind_of(from.place, to->place),
      stream));
  return Error::Ok;
}

Error find_place(const void* pointer, Place* place) {
  cudaPointerAttributes attributes{};
  DEMO_GPU_CHECK(cudaPointerGetAttributes(&attributes, pointer));
  *place =
      attributes.type == cudaMemoryTypeDevice ? Place::Device : Place::Host;
  return Error::Ok;
}

}  // namespace demo::gpu
