#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

__global__ void fill(float4 *p) { p[threadIdx.x] = make_float4(__float2half(0), 0, 0, 0); }

void launch(float4 *p) {
  fill<<<1, 32>>>(p);
  hipDeviceSynchronize();
  cudaDeviceSynchronize();
}
