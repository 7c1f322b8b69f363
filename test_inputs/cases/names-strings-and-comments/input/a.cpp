#include <cuda_runtime.h>

// cudaMalloc is called below, then cudaFree.
const char *a = "cudaMalloc failed: %s";
const char *b = R"sql(select cudaFree from cudaMemcpy)sql";
const char *c = "cudaMemcpy of " "cudaStream_t failed";
void f(void *p) { cudaFree(p /* cudaFree frees p */); } // cudaFree
