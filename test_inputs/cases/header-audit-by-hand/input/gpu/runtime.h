#pragma once
#include <cstddef>
#if defined(USE_HIP)
#include <hip/hip_runtime.h>
using cudaError_t = hipError_t;
using cudaStream_t = hipStream_t;
using cudaMemcpyKind = hipMemcpyKind;
inline constexpr cudaMemcpyKind cudaMemcpyHostToDevice = hipMemcpyHostToDevice;
struct cudaPointerAttributes {
  hipMemoryType type{};
  int device = -1;
};
inline cudaError_t cudaMalloc(void **ptr, size_t size) {
  return hipMalloc(ptr, size);
}
inline cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t size,
                                   cudaMemcpyKind kind, cudaStream_t stream) {
  return hipMemcpyAsync(dst, src, size, kind, stream);
}
inline cudaError_t cudaDeviceSynchronize() { return hipSuccess; }
#define cudaStreamSynchronize(stream) (hipSuccess)
#define cudaFree hipFree
#define cudaFree hipFreeAsync
#define cudaHostAlloc hipHostMalloc
#else
#include <cuda_runtime.h>
#endif
