#include <cuda_runtime.h>
void f(void *p) { cuda\
Free(p); }
