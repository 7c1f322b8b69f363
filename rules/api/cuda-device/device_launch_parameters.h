#include "reroute/builtin_variables.h"
