// What the driver's header stands on. Its version is the project's, whose runtime the model may be newer than.
#include "../base.h"
#include "../version.h"
#define CUDA_VERSION (REROUTE_API_MAJOR * 1000 + REROUTE_API_MINOR * 10)
typedef uint32_t cuuint32_t;
typedef uint64_t cuuint64_t;
typedef enum CUGLDeviceList_enum { CU_GL_DEVICE_LIST_ALL = 1, CU_GL_DEVICE_LIST_CURRENT_FRAME = 2, CU_GL_DEVICE_LIST_NEXT_FRAME = 3 } CUGLDeviceList;
