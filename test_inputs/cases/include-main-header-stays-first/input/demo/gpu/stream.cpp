#include <demo/gpu/stream.h>

#include <cuda_runtime.h>
#include <demo/core/error.h>

#include <memory>

void wait() { cudaDeviceSynchronize(); }
