#include "reroute/vector_types.h"
