#ifdef __HIPCC__
#define BUILT_BY 1
void onHip() { cudaCtxResetPersistingL2Cache(); }
#endif
#ifdef __CUDACC__
void onCuda() { cudaCtxResetPersistingL2Cache(); }
#endif

__global__ void fill(int *p) { p[blockIdx.x * blockDim.x + threadIdx.x] = BUILT_BY; }

void launch(int *p, cudaStream_t s) {
  fill<<<dim3(1), 32, 0, s>>>(p);
  cudaStreamSynchronize(s);
}
