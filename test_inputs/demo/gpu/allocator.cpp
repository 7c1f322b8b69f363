// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <demo/gpu/allocator.h>

#include <cuda_runtime_api.h>
#include <demo/core/log.h>
#include <demo/gpu/check.h>

#include <utility>

namespace demo::gpu {

namespace {

/// Whether the current device can order memory with streams. Where it cannot,
/// cudaMalloc and cudaFree have to do.
bool has_pools() {
  int device = 0;
  int supported = 0;
  return cudaGetDevice(&device) == cudaSuccess &&
         cudaDeviceGetAttribute(
             &supported, cudaDevAttrMemoryPoolsSupported, device) ==
             cudaSuccess &&
         supported != 0;
}

}  // namespace

Allocator& Allocator::instance() {
  static Allocator allocator;
  return allocator;
}

Error Allocator::allocate(void** result, size_t bytes, cudaStream_t stream) {
  const cudaError_t status = has_pools()
                                 ? cudaMallocAsync(result, bytes, stream)
                                 : cudaMalloc(result, bytes);
  if (status == cudaErrorMemoryAllocation) {
    size_t free_bytes = 0;
    size_t total_bytes = 0;
    (void)cudaMemGetInfo(&free_bytes, &total_bytes);
    log_error(
        "cudaMalloc failed: %zu bytes wanted, %zu of %zu free",
        bytes,
        free_bytes,
        total_bytes);
  }
  DEMO_GPU_CHECK(status);
  std::lock_guard<std::mutex> lock(mutex_);
  sizes_[*result] = bytes;
  in_use_ += bytes;
  return Error::Ok;
}

Error Allocator::release(void* pointer, cudaStream_t stream) {
  {
    std::lock_guard<std::mutex> lock(mutex_);
    auto found = sizes_.find(pointer);
    if (found == sizes_.end()) {
      return Error::InvalidArgument;
    }
    in_use_ -= found->second;
    sizes_.erase(found);
  }
  DEMO_GPU_CHECK(
      has_pools() ? cudaFreeAsync(pointer, stream) : cudaFree(pointer));
  return Error::Ok;
}

Error Allocator::allocate_pinned(void** result, size_t bytes) {
  DEMO_GPU_CHECK(cudaMallocHost(result, bytes));
  return Error::Ok;
}

Error Allocator::release_pinned(void* pointer) {
  DEMO_GPU_CHECK(cudaFreeHost(pointer));
  return Error::Ok;
}

Error Allocator::trim() {
  int device = 0;
  DEMO_GPU_CHECK(cudaGetDevice(&device));
  cudaMemPool_t pool = nullptr;
  DEMO_GPU_CHECK(cudaDeviceGetDefaultMemPool(&pool, device));
  DEMO_GPU_CHECK(cudaMemPoolTrimTo(pool, 0));
  return Error::Ok;
}

size_t Allocator::in_use() const {
  std::lock_guard<std::mutex> lock(mutex_);
  return in_use_;
}

}  // namespace demo::gpu
