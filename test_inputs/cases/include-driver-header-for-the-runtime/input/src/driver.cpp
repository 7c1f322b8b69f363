#include "driver.h"

CUdevice device;
