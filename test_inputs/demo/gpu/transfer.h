// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <demo/core/error.h>
#include <demo/core/tensor.h>

#include "cuda_runtime.h"

namespace demo::gpu {

/// Copies between tensors of the same size, wherever they lie.
Error copy(const Tensor& from, Tensor* to, cudaStream_t stream);

/// Where a pointer points to, as the runtime sees it.
Error find_place(const void* pointer, Place* place);

}  // namespace demo::gpu
