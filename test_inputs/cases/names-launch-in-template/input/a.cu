#include <cuda_runtime.h>

template <class T, int N> __global__ void fill(T *x) { x[threadIdx.x] = N; }
template <class T> cudaError_t run(T *x, cudaStream_t s) {
  fill<T, (4 > 3 ? 1 : 2)><<<1, 32, 0, s>>>(x);
  return cudaPeekAtLastError();
}
