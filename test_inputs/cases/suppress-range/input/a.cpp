#include <cuda_runtime.h>

void a(void *p) { cudaFree(p); }
// reroute-ignore-begin: the CUDA side
void b(void *p) { cudaFree(p); }
/* reroute-ignore-begin RR1001 */
void c(void *p) { cudaNobodyKnows(p); }
/* reroute-ignore-end */
void d(void *p) { cudaFree(p); }
// reroute-ignore-end
void e(void *p) { cudaFree(p); }
