#include <cuda_runtime.h>

const char *say(cudaError_t e) {
  switch (e) {
  case cudaSuccess:
    return "fine";
  case cudaErrorMemoryAllocation:
    return "no memory";
  default:
    return e == cudaError::cudaErrorNotReady ? "later" : "bad";
  }
}
