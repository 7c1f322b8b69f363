#include <cuda_runtime.h>

int my_cudaMalloc_wrapper(void** p) { return cudaMalloc(p, 1); }
void g(cudaExtent e, cudaPitchedPtr* q, cudaArray_t* a, const cudaChannelFormatDesc* d) {
  cudaMalloc3D(q, e);
  cudaMalloc3DArray(a, d, e, 0);
  cudaMallocHost((void**)&q, 8);
}
