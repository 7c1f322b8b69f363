#include <cuda_profiler_api.h>
#include <cuda_runtime.h>

cudaError_t start() { return cudaProfilerStart(); }
