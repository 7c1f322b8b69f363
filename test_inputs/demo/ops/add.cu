// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/ops/add.h>

#include <demo/ops/launch.cuh>

namespace demo::ops {

namespace {

struct Add {
  const float* a;
  const float* b;
  float* result;
  __device__ void operator()(int64_t i) const { result[i] = a[i] + b[i]; }
};

}  // namespace

Error add(const Tensor& a, const Tensor& b, Tensor* result) {
  if (a.count() != b.count() || a.count() != result->count()) {
    return Error::InvalidArgument;
  }
  return launch(Add{a.data, b.data, result->data}, a.count());
}

}  // namespace demo::ops
