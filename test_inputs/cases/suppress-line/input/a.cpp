#include <cuda_runtime.h>

void f(void *p) {
  cudaFree(p); // reroute-ignore
  cudaFree(p); /* reroute-ignore: only CUDA builds this */ cudaFree(nullptr);
  cudaFree(p);
  /// reroute-ignore-next-line
  cudaFree(p);
  cudaFree(p);
}
