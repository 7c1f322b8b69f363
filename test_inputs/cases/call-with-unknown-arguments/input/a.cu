#include <cuda_runtime.h>
#include "generated/config.h"
void f() {
  cudaMallocHost(&state.buffer, config::bytes);
  cudaEventCreate(&state.done, config::flags);
  cudaEventCreate(&state.done);
}
