#include <vector>
#include <cuda_runtime.h>
#include <demo/core/error.h>
#include <algorithm>

void f() { cudaDeviceSynchronize(); }
