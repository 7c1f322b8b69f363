// Both languages' headers have a copy, and a source can include both.
#ifndef REROUTE_BUILTIN_VARIABLES
#define REROUTE_BUILTIN_VARIABLES
#include "vector_types.h"
#ifdef __cplusplus
extern "C" {
#endif
#if defined(__CUDA__) || defined(__HIP__)
#define REROUTE_DEVICE __attribute__((device))
#else
#define REROUTE_DEVICE
#endif
extern const REROUTE_DEVICE uint3 threadIdx;
extern const REROUTE_DEVICE uint3 blockIdx;
extern const REROUTE_DEVICE dim3 blockDim;
extern const REROUTE_DEVICE dim3 gridDim;
extern const REROUTE_DEVICE int warpSize;
#undef REROUTE_DEVICE
#ifdef __cplusplus
}
#endif
#endif
