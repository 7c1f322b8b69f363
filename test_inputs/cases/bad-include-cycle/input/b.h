#pragma once
#include "a.h"
#include <cuda_runtime.h>
