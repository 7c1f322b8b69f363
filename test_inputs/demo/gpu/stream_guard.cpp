// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/stream_guard.h>

#include <driver_types.h>

namespace demo::gpu {

namespace {
thread_local cudaStream_t current = nullptr;
}  // namespace

cudaStream_t current_stream() { return current; }

void set_current_stream(cudaStream_t stream) { current = stream; }

}  // namespace demo::gpu
