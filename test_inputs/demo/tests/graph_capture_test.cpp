// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <cuda_runtime.h>

#include <demo/gpu/check.h>
#include <demo/gpu/graph_capture.h>
#include <demo/gpu/mutable_state.h>
#include <demo/tests/check.h>

using demo::Error;

int main() {
  int count = 0;
  if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) {
    return 0;
  }
  demo::gpu::Stream stream;
  EXPECT(stream.open() == Error::Ok);
  demo::gpu::MutableState state;
  EXPECT(state.open(256, stream.get()) == Error::Ok);

  demo::gpu::GraphCapture capture;
  EXPECT(!capture.ready());
  EXPECT(capture.record(stream, [&]() -> Error {
    DEMO_GPU_CHECK(cudaMemsetAsync(state.data(), 7, 256, stream.get()));
    return Error::Ok;
  }) == Error::Ok);
  EXPECT(capture.replay(stream) == Error::Ok);
  EXPECT(stream.synchronize() == Error::Ok);

  unsigned char first = 0;
  EXPECT(
      cudaMemcpy(&first, state.data(), 1, cudaMemcpyDeviceToHost) ==
      cudaSuccess);
  EXPECT(first == 7);
  return demo::test::failures;
}
