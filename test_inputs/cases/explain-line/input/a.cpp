#include <cuda_runtime.h>
#include "own.h"

void f(void *p, cudaStream_t s) {
  cudaFree(p), own::cudaFree(p), cudaNobodyKnows(p);
  cudaMallocHost(&p, 4); // reroute-ignore
  const char *name = "cudaMalloc";
  f(p, s);
}
#if X
void g(void *p) { cudaFree(p); }
#endif
