// What Clang includes before the first line of every HIP file.
#include <__clang_cuda_math_forward_declares.h>
#include <cmath>
#include <cstdlib>
#include <stdlib.h>
#include "host_defines.h"
