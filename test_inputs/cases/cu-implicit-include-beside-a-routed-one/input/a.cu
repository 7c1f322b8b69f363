#include <cooperative_groups.h>

#include "own.h"
#include "own_gpu.h"
namespace cg = cooperative_groups;
#include <helper_cuda.h>

__global__ void k() {}
void f(void *p) { cudaFree(p); }
