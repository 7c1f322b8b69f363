#include "use.h"
void a(void *p) { drop(p); }
