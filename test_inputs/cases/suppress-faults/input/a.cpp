#include <cuda_runtime.h>

void f(void *p) {
  cudaFree(p); // reroute-ignore RR9999
  cudaFree(p); // reroute-ignore because I say so
  cudaFree(p); // reroute-ignore RR1008, RR9: the first one counts
  cudaFree(p); // reroute-ignored
  cudaFree(p); // reroute-ignore RR4001
  int a; // reroute-ignore
  cudaFree(p); // reroute-ignore RR1001
}
// reroute-ignore-end
// reroute-ignore-begin
void g(void *p) { cudaFree(p); }
