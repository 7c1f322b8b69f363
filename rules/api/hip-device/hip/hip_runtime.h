#include "reroute/functions.h"
