// What the generated headers rely on. Everything here repeats facts of the interface that a model of the runtime does not
// hold: incomplete types, and the types of the graphics interface.
#include <stddef.h>
#include <stdint.h>
#include "vector_types.h"
#include "vector_functions.h"

#ifndef __cplusplus
#include <stdbool.h>
#endif

typedef struct ihipMemGenericAllocationHandle ihipMemGenericAllocationHandle;
typedef struct ihipCtx_t ihipCtx_t;
typedef struct ihipEvent_t ihipEvent_t;
typedef struct ihipModuleSymbol_t ihipModuleSymbol_t;
typedef struct ihipGraph ihipGraph;
typedef struct _hipGraphicsResource _hipGraphicsResource;
typedef struct ihipStream_t ihipStream_t;
typedef struct ihipMemPoolHandle_t ihipMemPoolHandle_t;
typedef struct ihipModule_t ihipModule_t;
typedef struct ihiprtcLinkState ihiprtcLinkState;
typedef struct ihipLinkState_t ihipLinkState_t;
typedef struct ihipKernel_t ihipKernel_t;
typedef struct ihipLibrary_t ihipLibrary_t;
typedef struct __hip_surface __hip_surface;
typedef struct __hip_texture __hip_texture;
typedef struct _hiprtcProgram _hiprtcProgram;

// Typedefs of enums whose names only begin in another case.
#define HIPresourcetype HIPresourcetype_enum
#define HIPresourceViewFormat HIPresourceViewFormat_enum
#define HIPaddress_mode HIPaddress_mode_enum
#define HIPfilter_mode HIPfilter_mode_enum

typedef unsigned int GLuint;
typedef unsigned int GLenum;

#include "host_defines.h"
