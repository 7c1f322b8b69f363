#include <memory>

#ifdef CUDA_AVAILABLE
#  include <cuda_runtime.h>
#  include <cstdio>
#endif

#ifdef CUDA_AVAILABLE
void f() { cudaDeviceSynchronize(); }
#endif
