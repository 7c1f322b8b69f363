// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <demo/core/error.h>
#include <demo/core/tensor.h>

namespace demo::ops {

/// Softmax over each row; both tensors are on the device.
Error softmax(const Tensor& input, Tensor* output);

}  // namespace demo::ops
