#ifdef LIGHT
#include <cuda_runtime_api.h>
#else
#include <cuda_runtime.h>
#endif
void f() { cudaDeviceSynchronize(); }
