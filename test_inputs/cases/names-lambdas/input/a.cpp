#include <cuda_runtime.h>

void f(cudaStream_t s) {
  auto wait = [s, e = cudaSuccess](cudaEvent_t event) -> cudaError_t {
    return e == cudaSuccess ? cudaStreamWaitEvent(s, event, 0) : e;
  };
  (void)wait;
}
