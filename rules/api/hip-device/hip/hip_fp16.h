#include "../reroute/fp16.h"
