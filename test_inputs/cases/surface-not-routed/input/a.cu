#include <cublas_v2.h>
#include <cuda.h>
#include <cuda_runtime.h>
#include "own.h"

static_assert(CUDA_VERSION >= 11000, "old");

cublasStatus_t multiply(cublasHandle_t handle, const float *a, float *b) {
  float one = 1;
  cudaStream_t stream;
  if (cublasGetStream(handle, &stream) != CUBLAS_STATUS_SUCCESS)
    return CUBLAS_STATUS_INTERNAL_ERROR;
  CUresult result = cuInit(0);
  own::cuCtxCreate(result);
  nvrtcProgram nobody;
  return cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 1, 1, 1, &one, a, 1, a, 1, &one, b, 1);
}
