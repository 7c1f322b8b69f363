// What the generated headers rely on. Everything here repeats facts of the interface that a model of the runtime does not
// hold: incomplete types of the driver, and the integer types of the graphics interfaces, which may be declared again.
#include <stddef.h>
#include <stdint.h>
#include "vector_types.h"
#include "vector_functions.h"

#ifndef __cplusplus
#include <stdbool.h>
#endif

typedef struct CUstream_st CUstream_st;
typedef struct CUevent_st CUevent_st;
typedef struct CUgraph_st CUgraph_st;
typedef struct CUgraphNode_st CUgraphNode_st;
typedef struct CUgraphExec_st CUgraphExec_st;
typedef struct CUgraphDeviceUpdatableNode_st CUgraphDeviceUpdatableNode_st;
typedef struct CUfunc_st CUfunc_st;
typedef struct CUkern_st CUkern_st;
typedef struct CUlib_st CUlib_st;
typedef struct CUmemPoolHandle_st CUmemPoolHandle_st;
typedef struct CUuserObject_st CUuserObject_st;
typedef struct CUexternalMemory_st CUexternalMemory_st;
typedef struct CUexternalSemaphore_st CUexternalSemaphore_st;
typedef struct CUeglStreamConnection_st CUeglStreamConnection_st;
typedef struct CUlogsCallbackEntry_st CUlogsCallbackEntry_st;
typedef struct CUuuid_st { char bytes[16]; } CUuuid_st;
typedef struct CUuuid_st CUuuid;

typedef unsigned int GLuint;
typedef unsigned int GLenum;
typedef int EGLint;
typedef void *EGLImageKHR;
typedef void *EGLStreamKHR;
typedef void *EGLSyncKHR;
typedef uint32_t VdpDevice;
typedef uint32_t VdpVideoSurface;
typedef uint32_t VdpOutputSurface;
typedef int VdpStatus;
typedef uint32_t VdpFuncId;
typedef VdpStatus VdpGetProcAddress(VdpDevice, VdpFuncId, void **);

// Host code may spell the language's attributes, too.
#include "crt/host_defines.h"
