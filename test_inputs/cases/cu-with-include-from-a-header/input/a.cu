#include "common.cuh"

void run(void *p) { cudaFree(p); }
