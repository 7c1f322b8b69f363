#include "cuda_runtime_api.h"
#include "reroute/vector_functions.h"
