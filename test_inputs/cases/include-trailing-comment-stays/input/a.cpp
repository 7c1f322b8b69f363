#include <cuda_runtime.h> // cudaStream_t

void f(cudaStream_t s) { cudaStreamSynchronize(s); }
