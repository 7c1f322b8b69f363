#pragma once
inline void drop(void *p) { cudaFree(p); }
