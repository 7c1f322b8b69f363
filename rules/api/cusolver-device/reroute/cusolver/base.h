// What the library's headers stand on, and what is opaque.
#include <stdio.h>
#include <cublas_v2.h>
#include <cusparse.h>
typedef struct syevjInfo *syevjInfo_t;
typedef struct gesvdjInfo *gesvdjInfo_t;
typedef void *cudaLibMgGrid_t;
typedef void *cudaLibMgMatrixDesc_t;
