#include "reroute/types.h"
