#include <cuda_runtime.h>

#if CUDART_VERSION >= 12000 || cudaEventDefault == 0
#define COPY(a, b) cudaMemcpy(a, b, 4, cudaMemcpyDefault)
#endif

cudaError_t copy(struct cudaDeviceProp *p, enum cudaMemcpyKind k, float *q) {
  cudaExtent e = make_cudaExtent(1, 2, 3);
  return ::cudaMemcpyAsync(q, p, e.width, k, cudaStreamPerThread);
}
