#include "../reroute/functions.h"
