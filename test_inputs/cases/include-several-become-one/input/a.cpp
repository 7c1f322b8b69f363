#include <cuda_runtime.h>
#include <cuda_runtime_api.h>
#include <driver_types.h>

void f(cudaStream_t s) { cudaStreamSynchronize(s); }
