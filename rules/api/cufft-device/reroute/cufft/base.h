// What the library's headers stand on.
#include <cuda_runtime_api.h>
#include <cuComplex.h>
typedef enum libFormat_t { LIB_FORMAT_CUFFT = 0, LIB_FORMAT_UNDEFINED = 1 } libFormat;
