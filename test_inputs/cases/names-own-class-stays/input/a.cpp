#include <cuda_runtime.h>

class cudaStreamGuard {
public:
  explicit cudaStreamGuard(cudaStream_t stream) : stream(stream) {}
  ~cudaStreamGuard() { cudaStreamSynchronize(stream); }

private:
  cudaStream_t stream;
};
