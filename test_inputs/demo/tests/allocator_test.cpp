// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <cuda_runtime.h>
#include <demo/gpu/allocator.h>
#include <demo/tests/check.h>

using demo::Error;
using demo::gpu::Allocator;

/// Drops whatever the deleter lets go of.
template <typename Deleter>
void drop(Deleter& deleter, void* pointer) {
  deleter.cudaFree(pointer);
}

int main() {
  int count = 0;
  if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) {
    return 0;
  }
  void* pointer = nullptr;
  EXPECT(Allocator::instance().allocate(&pointer, 1024, nullptr) == Error::Ok);
  EXPECT(Allocator::instance().in_use() == 1024);
  EXPECT(Allocator::instance().release(pointer, nullptr) == Error::Ok);
  EXPECT(Allocator::instance().in_use() == 0);

  demo::gpu::CountingDeleter deleter;
  drop(deleter, pointer);
  EXPECT(deleter.calls == 1);

  EXPECT(cudaDeviceSynchronize() == cudaSuccess);
  return demo::test::failures;
}
