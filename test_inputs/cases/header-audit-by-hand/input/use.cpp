#include <gpu/runtime.h>

cudaError_t use(float *p, const float *q, cudaStream_t s) {
  cudaPointerAttributes attributes;
  (void)attributes.device;
  cudaError_t error = cudaMalloc((void **)&p, 4);
  error = cudaMemcpyAsync(p, q, 4, cudaMemcpyHostToDevice, s);
  error = cudaStreamSynchronize(s);
  error = cudaDeviceSynchronize();
  error = cudaMemset(p, 0, 4);
  return cudaFree(p);
}
