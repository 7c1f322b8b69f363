#include <cuda_runtime.h>

void f(void *p) {
  cudaFree(p); // reroute-ignore RR1008
  // reroute-ignore-next-line
  cudaFree(p);
  // reroute-ignore-next-line: a reason \
     of two lines
  cudaFree(p);
  cudaFree(p); // reroute-ignore \
     cudaFree(p);
  cuda\
Free(p); // reroute-ignore: the name begins one line before
  /* reroute-ignore: lines
     of a block */ cudaFree(p);
  cudaFree(p);
}
