#include <vector>

void run(void *p) { cudaFree(p); }
