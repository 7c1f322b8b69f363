#include "../src/forold.h"

CUresult result;
