#include "reroute/bf16.h"
