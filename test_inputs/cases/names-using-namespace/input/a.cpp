#include <cuda_runtime.h>

namespace mock {
inline int cudaDeviceCount() { return 1; }
namespace inner {
inline int cudaGetDevice(int *d) { return *d = 0; }
int f(int *d) { return cudaGetDevice(d) + cudaDeviceCount(); }
} // namespace inner
} // namespace mock
int g(int *d) { return cudaGetDevice(d); }
