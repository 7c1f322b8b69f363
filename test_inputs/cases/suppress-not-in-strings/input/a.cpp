#include <cuda_runtime.h>

// Write reroute-ignore behind a use to leave it alone.
const char *a = "// reroute-ignore"; void b(void *p) { cudaFree(p); }
const char *c = R"(
// reroute-ignore-begin
)"; void d(void *p) { cudaFree(p); }
int e = '/*'; void f(void *p) { cudaFree(p); } // see reroute-ignore
