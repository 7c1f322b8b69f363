#include <gpu/runtime.h>
void s() { (void)cudaCtxResetPersistingL2Cache(); }
