// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <cuda_runtime.h>
#include <demo/core/error.h>

#include <cstddef>
#include <mutex>
#include <unordered_map>

namespace demo::gpu {

/// Device memory of one device, ordered with a stream.
class Allocator {
 public:
  static Allocator& instance();

  Error allocate(void** result, size_t bytes, cudaStream_t stream);
  Error release(void* pointer, cudaStream_t stream);
  /// Memory of the host that transfers can read without staging.
  Error allocate_pinned(void** result, size_t bytes);
  Error release_pinned(void* pointer);
  /// Gives memory that nobody uses back to the system.
  Error trim();

  /// Bytes that are handed out now.
  size_t in_use() const;

 private:
  mutable std::mutex mutex_;
  std::unordered_map<void*, size_t> sizes_;
  size_t in_use_ = 0;
};

/// Counts what a test lets go of instead of letting it go. Its member is not
/// the runtime's function.
struct CountingDeleter {
  int calls = 0;
  void cudaFree(void*) { ++calls; }
};

}  // namespace demo::gpu
