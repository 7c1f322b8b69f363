#pragma once
#include <gpu/compat.h>

#ifdef USE_HIP
using cudaError_t = hipError_t;
#define cudaFree hipFree
inline cudaError_t cudaCtxResetPersistingL2Cache() { return hipSuccess; }
#endif
