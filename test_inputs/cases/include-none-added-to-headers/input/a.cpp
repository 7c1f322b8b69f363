#include <cuda_runtime.h>
#include "use.h"
