// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/ops/add.h>
#include <demo/tests/check.h>

#include <vector>

int main() {
  int count = 0;
  if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) {
    return 0;
  }
  demo::Tensor a{nullptr, 1, 8, demo::Place::Device};
  EXPECT(cudaMallocManaged(&a.data, a.bytes()) == cudaSuccess);
  for (int i = 0; i < 8; ++i) {
    a.data[i] = static_cast<float>(i);
  }
  EXPECT(demo::ops::add(a, a, &a) == demo::Error::Ok);
  EXPECT(cudaDeviceSynchronize() == cudaSuccess);
  EXPECT(a.data[3] == 6.f);
  EXPECT(cudaFree(a.data) == cudaSuccess);
  return demo::test::failures;
}
