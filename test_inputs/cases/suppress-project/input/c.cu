__global__ void k() {}
void f(void *p) { cudaFree(p); }
