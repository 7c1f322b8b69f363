// What the library's headers stand on.
#include <stdio.h>
#include <cuda_runtime_api.h>
#include <cuComplex.h>
#ifdef __cplusplus
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#elif !defined(REROUTE_C_HALF)
#define REROUTE_C_HALF
typedef struct { unsigned short x; } __half;
typedef struct { unsigned short x; } __nv_bfloat16;
#endif
