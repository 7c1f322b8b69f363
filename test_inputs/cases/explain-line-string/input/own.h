namespace own { void cudaFree(void *p); }
