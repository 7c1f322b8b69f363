// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <demo/core/error.h>

namespace demo::gpu {

/// Trims the allocator whenever the driver says that memory is short.
Error watch_memory_pressure(int device);

}  // namespace demo::gpu
