#include <demo/core/error.h>

#include <cuda_runtime.h>

#include <vector>

void f() { cudaDeviceSynchronize(); }
