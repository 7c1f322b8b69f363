// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/device.h>

#include <cuda_runtime.h>

#include <demo/gpu/check.h>

namespace demo::gpu {

Error count_devices(int* result) {
  const cudaError_t status = cudaGetDeviceCount(result);
  if (status == cudaErrorNoDevice) {
    *result = 0;
    (void)cudaGetLastError();  // It is no error to have none.
    return Error::Ok;
  }
  DEMO_GPU_CHECK(status);
  return Error::Ok;
}

Error read_device(int device, DeviceFacts* facts) {
  struct cudaDeviceProp prop;
  DEMO_GPU_CHECK(cudaGetDeviceProperties(&prop, device));
  facts->name = prop.name;
  facts->memory = prop.totalGlobalMem;
  facts->multiprocessors = prop.multiProcessorCount;
  facts->warp = prop.warpSize;

  DEMO_GPU_CHECK(cudaDeviceGetAttribute(
      &facts->shared_bytes_per_block,
      cudaDevAttrMaxSharedMemoryPerBlock,
      device));
  int pools = 0;
  DEMO_GPU_CHECK(
      cudaDeviceGetAttribute(&pools, cudaDevAttrMemoryPoolsSupported, device));
  facts->pools = pools != 0;
  return Error::Ok;
}

Error reserve_cache(size_t bytes) {
  DEMO_GPU_CHECK(cudaDeviceSetLimit(cudaLimitPersistingL2CacheSize, bytes));
  if (bytes == 0) {
    DEMO_GPU_CHECK(cudaCtxResetPersistingL2Cache());
  }
  return Error::Ok;
}

}  // namespace demo::gpu
