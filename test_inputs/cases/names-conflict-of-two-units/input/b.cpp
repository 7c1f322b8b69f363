inline int cudaFree(void *) { return 0; }
#include "use.h"
