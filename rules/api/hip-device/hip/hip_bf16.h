#include "../reroute/bf16.h"
#ifdef __cplusplus
typedef __nv_bfloat16 __hip_bfloat16;
typedef __nv_bfloat162 __hip_bfloat162;
#endif
