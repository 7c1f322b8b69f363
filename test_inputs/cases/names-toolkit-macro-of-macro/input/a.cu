#include <cuda_runtime.h>
CUDART_DEVICE void f();
int version = CUDART_VERSION;
