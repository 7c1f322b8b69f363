#include <cuda_runtime.h>

cudaError_t copy(float *to, const float *from, cudaStream_t stream) {
  return cudaMemcpyAsync(to, from, 4, cudaMemcpyDeviceToDevice, stream);
}
