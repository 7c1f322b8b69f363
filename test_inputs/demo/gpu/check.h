// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <cuda_runtime.h>
#include <demo/core/error.h>
#include <demo/core/log.h>

namespace demo::gpu {

inline Error to_error(cudaError_t status) {
  switch (status) {
    case cudaSuccess:
      return Error::Ok;
    case cudaErrorInvalidValue:
      return Error::InvalidArgument;
    case cudaErrorMemoryAllocation:
      return Error::OutOfMemory;
    case cudaErrorNotSupported:
      return Error::NotSupported;
    default:
      return Error::Internal;
  }
}

}  // namespace demo::gpu

/// Returns from the caller with the error that the call ended in.
#define DEMO_GPU_CHECK(call)                     \
  do {                                           \
    const cudaError_t demo_status = (call);      \
    if (demo_status != cudaSuccess) {            \
      ::demo::log_error(                         \
          "%s:%d: %s: %s",                       \
          __FILE__,                              \
          __LINE__,                              \
          #call,                                 \
          cudaGetErrorString(demo_status));      \
      return ::demo::gpu::to_error(demo_status); \
    }                                            \
  } while (false)

/// The same after a launch, which returns nothing itself.
#define DEMO_GPU_CHECK_LAUNCH() DEMO_GPU_CHECK(cudaGetLastError())
