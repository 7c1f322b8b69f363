#include <cuda_runtime.h>

namespace demo {
#ifdef DEMO_MOCK
inline int cudaFree(void *) { return 0; }
#endif
int f(void *p) { return cudaFree(p); }
} // namespace demo
