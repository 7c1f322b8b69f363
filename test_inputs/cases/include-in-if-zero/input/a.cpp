#if 0
#include <cuda_runtime.h>
#endif
int x;
