#include <cuda_runtime.h>
#include "third_party/lib.h"

void f() { cudaDeviceSynchronize(); }
