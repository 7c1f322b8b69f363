#include <cuda_runtime.h>
// café
const char *name = "été";
void f(void *p) { cudaFree(p); } // à
