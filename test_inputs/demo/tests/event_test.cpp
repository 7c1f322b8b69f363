// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/event.h>
#include <demo/tests/check.h>

#include <cuda_runtime.h>

using demo::Error;

int main() {
  int count = 0;
  if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) {
    return 0;
  }
  demo::gpu::Stream stream;
  demo::gpu::Event start;
  demo::gpu::Event stop;
  EXPECT(stream.open(/*urgent=*/true) == Error::Ok);
  EXPECT(start.open(/*timed=*/true) == Error::Ok);
  EXPECT(stop.open(/*timed=*/true) == Error::Ok);
  EXPECT(start.record(stream) == Error::Ok);
  EXPECT(stop.record(stream) == Error::Ok);
  float milliseconds = -1.f;
  EXPECT(stop.milliseconds_since(start, &milliseconds) == Error::Ok);
  EXPECT(milliseconds >= 0.f);
  return demo::test::failures;
}
