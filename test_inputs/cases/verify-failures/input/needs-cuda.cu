__global__ void k(int *p);
void f() { cudaDeviceSynchronize(); }
#ifndef __CUDACC__
int g() { return undeclaredOnHip; }
#endif
