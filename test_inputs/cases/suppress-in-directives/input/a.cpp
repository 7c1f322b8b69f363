#include <cuda_runtime.h>

#define FREE(P) cudaFree(P) // reroute-ignore
#define BOTH(P)                                                                \
  cudaFree(P); /* reroute-ignore */                                            \
  cudaFree(P)
#if 0 // reroute-ignore-begin
void old(void *p) { cudaFree(p); }
#endif // reroute-ignore-end
#if 0
void older(void *p) { cudaFree(p); } // reroute-ignore
// reroute-ignore-next-line
void oldest(void *p) { cudaFree(p); }
void stays(void *p) { cudaFree(p); }
#endif
