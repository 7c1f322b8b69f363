// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <cuda_runtime_api.h>

namespace demo::gpu {

/// Makes a device the current one for as long as the guard lives.
class DeviceGuard {
 public:
  explicit DeviceGuard(int device) {
    if (cudaGetDevice(&before_) != cudaSuccess || before_ == device) {
      before_ = -1;
      return;
    }
    (void)cudaSetDevice(device);
  }
  ~DeviceGuard() {
    if (before_ >= 0) {
      (void)cudaSetDevice(before_);
    }
  }
  DeviceGuard(const DeviceGuard&) = delete;
  DeviceGuard& operator=(const DeviceGuard&) = delete;

 private:
  int before_ = -1;
};

}  // namespace demo::gpu
