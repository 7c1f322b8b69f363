// What a HIP file knows behind the runtime's header, whichever language's that is.
#ifndef REROUTE_HIP_DEVICE
#define REROUTE_HIP_DEVICE
#if defined(__HIP__) && defined(__cplusplus)
#include "vector_functions.h"
#include "builtin_variables.h"
#include "device_functions.h"
// What Clang calls for a kernel launch. The stream may be CUDA's or HIP's.
extern "C" unsigned int __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, void *stream = 0);
#endif
#endif
