// demo

void f(void *p) { cudaFree(p); }
