// What the library's headers stand on, and what is opaque.
#include <stdio.h>
#include <cuda_runtime_api.h>
#include <cuComplex.h>
#ifdef __cplusplus
#include <cuda_fp16.h>
#elif !defined(REROUTE_C_HALF)
#define REROUTE_C_HALF
typedef struct { unsigned short x; } __half;
#endif
typedef struct csrilu02Info *csrilu02Info_t;
typedef struct bsrilu02Info *bsrilu02Info_t;
typedef struct pruneInfo *pruneInfo_t;
typedef struct csric02Info *csric02Info_t;
typedef struct bsrsv2Info *bsrsv2Info_t;
typedef struct bsrsm2Info *bsrsm2Info_t;
typedef struct bsric02Info *bsric02Info_t;
typedef struct csru2csrInfo *csru2csrInfo_t;
