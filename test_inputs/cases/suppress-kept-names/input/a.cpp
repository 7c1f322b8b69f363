#include <cuda_runtime.h>

void f(void *p) {
  cudaFree(p); // reroute-ignore RR1008
  cudaNobodyKnows(p); // reroute-ignore
  cudaDeviceSynchronize(); // reroute-ignore
}
