#include <cuda_runtime.h>

int f() {
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  return prop.multiProcessorCount * prop.warpSize + prop.major;
}
