// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <cstddef>
#include <string>

#include <demo/core/error.h>

namespace demo::gpu {

/// What the backend needs to know of a device.
struct DeviceFacts {
  std::string name;
  size_t memory = 0;
  int multiprocessors = 0;
  int warp = 0;
  int shared_bytes_per_block = 0;
  bool pools = false;
};

Error count_devices(int* result);
Error read_device(int device, DeviceFacts* facts);

/// Gives `bytes` of the second-level cache to data that is read again and
/// again, or takes them back when it is 0.
Error reserve_cache(size_t bytes);

}  // namespace demo::gpu
