// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/graph_capture.h>

#include <demo/core/log.h>
#include <demo/gpu/check.h>

namespace demo::gpu {

GraphCapture::~GraphCapture() {
  if (exec_ != nullptr) {
    (void)cudaGraphExecDestroy(exec_);
  }
  if (graph_ != nullptr) {
    (void)cudaGraphDestroy(graph_);
  }
}

Error GraphCapture::record(
    const Stream& stream, const std::function<Error()>& work) {
  DEMO_GPU_CHECK(
      cudaStreamBeginCapture(stream.get(), cudaStreamCaptureModeThreadLocal));
  const Error result = work();
  // A capture has to end, or the stream is of no use to anybody.
  DEMO_GPU_CHECK(cudaStreamEndCapture(stream.get(), &graph_));
  if (result != Error::Ok) {
    return result;
  }
  size_t nodes = 0;
  DEMO_GPU_CHECK(cudaGraphGetNodes(graph_, nullptr, &nodes));
  if (nodes == 0) {
    log_error("nothing was captured");
    return Error::InvalidArgument;
  }
  DEMO_GPU_CHECK(cudaGraphInstantiate(&exec_, graph_, 0));
  return Error::Ok;
}

Error GraphCapture::replay(const Stream& stream) {
  cudaStreamCaptureStatus capturing = cudaStreamCaptureStatusNone;
  DEMO_GPU_CHECK(cudaStreamIsCapturing(stream.get(), &capturing));
  if (exec_ == nullptr || capturing != cudaStreamCaptureStatusNone) {
    return Error::InvalidArgument;
  }
  DEMO_GPU_CHECK(cudaGraphLaunch(exec_, stream.get()));
  return Error::Ok;
}

}  // namespace demo::gpu
