#include <cuda_runtime.h>
#define TYPE(a) (a).type
int f(const cudaDeviceProp &p, cudaPointerAttributes &a) {
  cudaMemsetParams m = {nullptr, 0, 0, 4, 1024, 1};
  cudaGraphEdgeData e = {0};
  cudaMemsetParams n = {.dst = nullptr, .value = 3};
  cudaExtent x = {1, 2, 3};
  cudaResourceDesc d{};
  d.res.array.array = nullptr;
  d.flags = 1;
  return p.sparseCudaArraySupported + p.hostNumaId + a.type + TYPE(a) + m.value + n.value + p.major;
}
