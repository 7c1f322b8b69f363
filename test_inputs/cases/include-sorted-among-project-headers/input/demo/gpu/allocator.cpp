#include <demo/gpu/allocator.h>

#include <cuda_runtime.h>
#include <demo/core/error.h>
#include <demo/gpu/event.h>
#include <demo/gpu/stream.h>

#include <memory>

void *take(unsigned long bytes) {
  void *p = nullptr;
  return cudaMalloc(&p, bytes) == cudaSuccess ? p : nullptr;
}
