#include <cuda_runtime.h>
#pragma clang __debug llvm_fatal_error
void a(void *p) { cudaFree(p); }
