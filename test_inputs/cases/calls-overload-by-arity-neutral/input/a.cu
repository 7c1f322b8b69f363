#include <cuda_runtime.h>

void f(cudaEvent_t* e) {
  cudaEventCreate(e);
  cudaEventCreate(e, cudaEventBlockingSync);
}
