#include "use.h"
void b(void *p) { drop(p); }
