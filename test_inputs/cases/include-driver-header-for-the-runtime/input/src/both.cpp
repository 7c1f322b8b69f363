#include "both.h"
#include <cuda.h>

CUcontext context;
