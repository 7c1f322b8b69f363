// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <demo/core/error.h>
#include <demo/core/tensor.h>

namespace demo::ops {

/// result = a + b, all of one size and on the device.
Error add(const Tensor& a, const Tensor& b, Tensor* result);

}  // namespace demo::ops
