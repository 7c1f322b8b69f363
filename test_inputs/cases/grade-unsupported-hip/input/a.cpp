#include <cuda_runtime.h>

void f(void *p, cudaAsyncCallbackHandle_t handle) {
  cudaDeviceUnregisterAsyncNotification(0, handle);
  cudaFree(p);
}
