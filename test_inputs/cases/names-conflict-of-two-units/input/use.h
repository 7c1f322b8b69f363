inline int drop(void *p) { return cudaFree(p) == 0; }
