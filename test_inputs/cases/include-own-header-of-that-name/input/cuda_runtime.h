#pragma once
inline int cudaFree(void *) { return 0; }
