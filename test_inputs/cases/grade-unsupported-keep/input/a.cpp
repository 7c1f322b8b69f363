#include <cuda_runtime.h>

void f(cudaAsyncCallback call, cudaAsyncCallbackHandle_t *handle) {
  cudaDeviceRegisterAsyncNotification(0, call, nullptr, handle);
}
