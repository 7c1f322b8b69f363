// #include <cuda_runtime.h>
/*
#include <cuda_runtime.h>
*/
const char *source = R"(
#include <cuda_runtime.h>
)";
