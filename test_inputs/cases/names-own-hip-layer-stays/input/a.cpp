#include <cuda_runtime.h>

#ifdef DEMO_USE_HIP
#define cudaFree hipFree
#define cudaStream_t hipStream_t
#endif
int x;
