#include <cuda_runtime.h>

void f(cudaStream_t *streams, const cudaEvent_t &event,
       cudaPointerAttributes *const attributes, cudaGraph_t graphs[4]);
