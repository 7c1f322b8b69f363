// What nvcc includes before the first line of every CUDA file.
#undef __CUDACC__
#define __CUDACC__ 1
#define __NVCC__ 1
#include "version.h"
#define __CUDACC_VER_MAJOR__ REROUTE_API_MAJOR
#define __CUDACC_VER_MINOR__ REROUTE_API_MINOR
#define __CUDACC_VER_BUILD__ 0
// Clang's own: the mathematics of device code, std:: included.
#include <__clang_cuda_math_forward_declares.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <assert.h>
#include <cmath>
#include <new>
#include <utility>
#include "crt/host_defines.h"
#include "functions.h"
#include "device_launch_parameters.h"
#include "launch.h"
#include "device_functions.h"
#include "textures.h"
