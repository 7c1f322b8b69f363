// What is opaque.
#include <stddef.h>
typedef struct _nvrtcProgram _nvrtcProgram;
