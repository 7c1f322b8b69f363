#if __has_include(<cuda_runtime.h>)
#include <cuda_runtime.h>
void f() { cudaDeviceSynchronize(); }
#endif
