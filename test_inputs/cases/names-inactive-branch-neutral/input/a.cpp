#include <cuda_runtime.h>

void run() {
#ifdef EXTRA_PASS
  cudaDeviceReset();
#else
  cudaDeviceSynchronize();
#endif
}
