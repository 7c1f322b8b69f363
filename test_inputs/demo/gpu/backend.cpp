// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/backend.h>

#include <demo/core/log.h>

#ifdef CUDA_AVAILABLE
#include <cuda_runtime.h>

#include <demo/gpu/allocator.h>
#include <demo/gpu/check.h>
#include <demo/gpu/device.h>
#include <demo/gpu/device_guard.h>
#include <demo/gpu/stream.h>
#include <demo/gpu/stream_guard.h>
#include <demo/gpu/transfer.h>
#include <demo/ops/softmax.h>
#endif

namespace demo {

#ifdef CUDA_AVAILABLE

namespace {

/// A tensor on the device that is let go of with its owner.
struct DeviceTensor {
  Tensor tensor;
  cudaStream_t stream;

  ~DeviceTensor() {
    if (tensor.data != nullptr) {
      (void)gpu::Allocator::instance().release(tensor.data, stream);
    }
  }

  Error open(const Tensor& like) {
    tensor = like;
    tensor.place = Place::Device;
    void* data = nullptr;
    const Error error =
        gpu::Allocator::instance().allocate(&data, like.bytes(), stream);
    tensor.data = static_cast<float*>(data);
    return error;
  }
};

}  // namespace

bool Backend::available() {
  int count = 0;
  return gpu::count_devices(&count) == Error::Ok && count > 0;
}

Error Backend::run(const Tensor& input, Tensor* output) {
  gpu::DeviceGuard device(0);
  gpu::Stream stream;
  Error error = stream.open();
  if (error != Error::Ok) {
    return error;
  }
  gpu::cudaStreamGuard guard(stream.get());

  DeviceTensor from{{}, stream.get()};
  DeviceTensor to{{}, stream.get()};
  if ((error = from.open(input)) != Error::Ok ||
      (error = to.open(*output)) != Error::Ok ||
      (error = gpu::copy(input, &from.tensor, stream.get())) != Error::Ok ||
      (error = ops::softmax(from.tensor, &to.tensor)) != Error::Ok ||
      (error = gpu::copy(to.tensor, output, stream.get())) != Error::Ok) {
    return error;
  }
  DEMO_GPU_CHECK(cudaPeekAtLastError());
  return stream.synchronize();
}

#else

bool Backend::available() { return false; }

Error Backend::run(const Tensor&, Tensor*) {
  log_error("this build has no GPU backend; cudaMalloc is never called");
  return Error::NotSupported;
}

#endif

}  // namespace demo
