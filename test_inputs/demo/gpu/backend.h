// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <demo/core/error.h>
#include <demo/core/tensor.h>

namespace demo {

/// Runs a small model on the best device there is.
class Backend {
 public:
  /// Whether a device can be used; false in a build without CUDA_AVAILABLE.
  static bool available();

  /// Normalises each row of `input` into `output`, both on the host.
  Error run(const Tensor& input, Tensor* output);
};

}  // namespace demo
