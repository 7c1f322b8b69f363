#include <cuda_runtime.h>

int check(int);
#define CHECK(call) check(call)
void f(void *p) { CHECK(cudaMallocHost(&p, 8)); }
