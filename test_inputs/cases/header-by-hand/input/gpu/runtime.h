// ours
#include <cuda_runtime.h>
