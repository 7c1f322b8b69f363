#include <cuda_runtime.h>

void f(void *p, cudaStream_t s) {
  cudaFree(p); // reroute-ignore RR1008
  cudaNobodyKnows(p); // reroute-ignore RR1001: ours, tracked in issue 7
  cudaNobodyKnowsThis(p); // reroute-ignore RR1002, RR1003: the wrong codes
  cudaNobodyKnowsThat(p); /* reroute-ignore RR1002 RR1001 */
}
