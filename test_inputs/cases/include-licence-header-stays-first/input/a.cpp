/*
 * Copyright the demo authors.
 * #include <cuda_runtime.h> is only mentioned here.
 */
#include <cuda_runtime.h>

void f() { cudaDeviceSynchronize(); }
