#pragma once
#include <gpu/runtime.h>
inline int f(void *p) {
#ifdef USE_HIP
  return cudaFree(p);
#else
  return cudaCtxResetPersistingL2Cache();
#endif
}
inline void g() { (void)cudaCtxResetPersistingL2Cache(); }
