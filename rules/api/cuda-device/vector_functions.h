#include "reroute/vector_functions.h"
