#include <demo/core/error.h>

#include <cuda_runtime.h>
#include <memory>

void f() { cudaDeviceSynchronize(); }
