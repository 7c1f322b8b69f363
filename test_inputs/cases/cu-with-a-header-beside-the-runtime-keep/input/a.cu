#include <cuda_fp16.h>

void run(void *p) { cudaFree(p); }
