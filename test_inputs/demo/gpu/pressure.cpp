// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/pressure.h>

#include <cuda_runtime.h>
#include <demo/gpu/allocator.h>
#include <demo/gpu/check.h>

namespace demo::gpu {

namespace {

void trim(cudaAsyncNotificationInfo_t* info, void*, cudaAsyncCallbackHandle_t) {
  if (info->type == cudaAsyncNotificationTypeOverBudget) {
    (void)Allocator::instance().trim();
  }
}

}  // namespace

Error watch_memory_pressure(int device) {
  cudaAsyncCallbackHandle_t handle = nullptr;
  DEMO_GPU_CHECK(
      cudaDeviceRegisterAsyncNotification(device, trim, nullptr, &handle));
  return Error::Ok;
}

}  // namespace demo::gpu
