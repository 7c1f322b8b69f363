#include <cuda_runtime.h>
void f() { cudaCtxResetPersistingL2Cache(); }
