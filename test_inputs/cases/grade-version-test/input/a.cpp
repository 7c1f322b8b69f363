#include <cuda_runtime.h>

#if CUDART_VERSION >= 12000
int x;
#endif
