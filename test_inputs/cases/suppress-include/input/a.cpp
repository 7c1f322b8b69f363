#include <cuda_runtime.h> // reroute-ignore: needed as it is
#if __has_include(<cuda_runtime.h>) // reroute-ignore RR2003
#endif
const char *name = "cudaMalloc"; // reroute-ignore RR3001
