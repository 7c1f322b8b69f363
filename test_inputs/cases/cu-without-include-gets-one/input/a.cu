// Copyright the demo authors.

__global__ void twice(float *x) { x[threadIdx.x] *= 2.f; }

int run(float *x) {
  twice<<<1, 32>>>(x);
  return cudaGetLastError() == cudaSuccess ? 0 : 1;
}
