#include "../reroute/host_defines.h"
