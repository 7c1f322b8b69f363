#include <cuda_runtime.h>

int report(int status, const char *text);
#define CHECK(call) report((call), #call)
#define TWICE(x) (x), (x)
void f(void *p, cudaStream_t s) {
  CHECK(cudaFree(p));
  CHECK(TWICE(cudaStreamSynchronize(s)));
}
