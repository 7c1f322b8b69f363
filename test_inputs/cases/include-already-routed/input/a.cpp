#include <demo/gpu/runtime_api.h>

void f() { cudaDeviceSynchronize(); }
