// The driver API's types and most used functions, so that code that uses them parses. Which names are the
// driver's is not this header's business.
#include "reroute/base.h"
#include "reroute/version.h"
#define CUDAAPI
#define CUDA_VERSION (REROUTE_API_MAJOR * 1000 + REROUTE_API_MINOR * 10)
typedef int CUdevice;
typedef unsigned long long CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;
typedef struct CUarray_st *CUarray;
typedef struct CUmipmappedArray_st *CUmipmappedArray;
typedef struct CUgraph_st *CUgraph;
typedef struct CUgraphNode_st *CUgraphNode;
typedef struct CUgraphExec_st *CUgraphExec;
typedef struct CUlinkState_st *CUlinkState;
typedef struct CUmemPoolHandle_st *CUmemoryPool;
typedef unsigned long long CUtexObject;
typedef unsigned long long CUsurfObject;
typedef unsigned long long CUmemGenericAllocationHandle;
typedef enum cudaError_enum { CUDA_SUCCESS = 0, CUDA_ERROR_INVALID_VALUE = 1, CUDA_ERROR_OUT_OF_MEMORY = 2, CUDA_ERROR_NOT_INITIALIZED = 3, CUDA_ERROR_DEINITIALIZED = 4, CUDA_ERROR_NO_DEVICE = 100, CUDA_ERROR_INVALID_DEVICE = 101, CUDA_ERROR_INVALID_IMAGE = 200, CUDA_ERROR_INVALID_CONTEXT = 201, CUDA_ERROR_NO_BINARY_FOR_GPU = 209, CUDA_ERROR_INVALID_PTX = 218, CUDA_ERROR_FILE_NOT_FOUND = 301, CUDA_ERROR_INVALID_HANDLE = 400, CUDA_ERROR_NOT_FOUND = 500, CUDA_ERROR_NOT_READY = 600, CUDA_ERROR_ILLEGAL_ADDRESS = 700, CUDA_ERROR_LAUNCH_FAILED = 719, CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704, CUDA_ERROR_NOT_PERMITTED = 800, CUDA_ERROR_NOT_SUPPORTED = 801, CUDA_ERROR_UNKNOWN = 999 } CUresult;
typedef enum CUdevice_attribute_enum { CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1, CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76, CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97, CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13, CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9 } CUdevice_attribute;
#ifdef __cplusplus
#define REROUTE_DRIVER(NAME) template <class... Arguments> CUresult NAME(Arguments...);
#else
#define REROUTE_DRIVER(NAME) CUresult NAME();
#endif
REROUTE_DRIVER(cuInit)
REROUTE_DRIVER(cuDriverGetVersion)
REROUTE_DRIVER(cuDeviceGet)
REROUTE_DRIVER(cuDeviceGetCount)
REROUTE_DRIVER(cuDeviceGetName)
REROUTE_DRIVER(cuDeviceGetAttribute)
REROUTE_DRIVER(cuDeviceTotalMem)
REROUTE_DRIVER(cuDeviceGetUuid)
REROUTE_DRIVER(cuDeviceComputeCapability)
REROUTE_DRIVER(cuDevicePrimaryCtxRetain)
REROUTE_DRIVER(cuDevicePrimaryCtxRelease)
REROUTE_DRIVER(cuCtxCreate)
REROUTE_DRIVER(cuCtxDestroy)
REROUTE_DRIVER(cuCtxGetCurrent)
REROUTE_DRIVER(cuCtxSetCurrent)
REROUTE_DRIVER(cuCtxPushCurrent)
REROUTE_DRIVER(cuCtxPopCurrent)
REROUTE_DRIVER(cuCtxSynchronize)
REROUTE_DRIVER(cuCtxGetDevice)
REROUTE_DRIVER(cuModuleLoad)
REROUTE_DRIVER(cuModuleLoadData)
REROUTE_DRIVER(cuModuleLoadDataEx)
REROUTE_DRIVER(cuModuleLoadFatBinary)
REROUTE_DRIVER(cuModuleUnload)
REROUTE_DRIVER(cuModuleGetFunction)
REROUTE_DRIVER(cuModuleGetGlobal)
REROUTE_DRIVER(cuLinkCreate)
REROUTE_DRIVER(cuLinkAddData)
REROUTE_DRIVER(cuLinkAddFile)
REROUTE_DRIVER(cuLinkComplete)
REROUTE_DRIVER(cuLinkDestroy)
REROUTE_DRIVER(cuMemGetInfo)
REROUTE_DRIVER(cuMemAlloc)
REROUTE_DRIVER(cuMemAllocPitch)
REROUTE_DRIVER(cuMemFree)
REROUTE_DRIVER(cuMemAllocHost)
REROUTE_DRIVER(cuMemFreeHost)
REROUTE_DRIVER(cuMemHostAlloc)
REROUTE_DRIVER(cuMemHostGetDevicePointer)
REROUTE_DRIVER(cuMemHostRegister)
REROUTE_DRIVER(cuMemHostUnregister)
REROUTE_DRIVER(cuMemAllocManaged)
REROUTE_DRIVER(cuMemcpyHtoD)
REROUTE_DRIVER(cuMemcpyDtoH)
REROUTE_DRIVER(cuMemcpyDtoD)
REROUTE_DRIVER(cuMemcpyHtoDAsync)
REROUTE_DRIVER(cuMemcpyDtoHAsync)
REROUTE_DRIVER(cuMemcpyDtoDAsync)
REROUTE_DRIVER(cuMemcpy)
REROUTE_DRIVER(cuMemcpyAsync)
REROUTE_DRIVER(cuMemsetD8)
REROUTE_DRIVER(cuMemsetD32)
REROUTE_DRIVER(cuMemsetD8Async)
REROUTE_DRIVER(cuMemAddressReserve)
REROUTE_DRIVER(cuMemAddressFree)
REROUTE_DRIVER(cuMemCreate)
REROUTE_DRIVER(cuMemRelease)
REROUTE_DRIVER(cuMemMap)
REROUTE_DRIVER(cuMemUnmap)
REROUTE_DRIVER(cuMemSetAccess)
REROUTE_DRIVER(cuMemGetAllocationGranularity)
REROUTE_DRIVER(cuMemExportToShareableHandle)
REROUTE_DRIVER(cuMemImportFromShareableHandle)
REROUTE_DRIVER(cuFuncGetAttribute)
REROUTE_DRIVER(cuFuncSetAttribute)
REROUTE_DRIVER(cuFuncSetCacheConfig)
REROUTE_DRIVER(cuLaunchKernel)
REROUTE_DRIVER(cuLaunchKernelEx)
REROUTE_DRIVER(cuLaunchCooperativeKernel)
REROUTE_DRIVER(cuStreamCreate)
REROUTE_DRIVER(cuStreamCreateWithPriority)
REROUTE_DRIVER(cuStreamDestroy)
REROUTE_DRIVER(cuStreamSynchronize)
REROUTE_DRIVER(cuStreamQuery)
REROUTE_DRIVER(cuStreamWaitEvent)
REROUTE_DRIVER(cuStreamWriteValue32)
REROUTE_DRIVER(cuStreamWaitValue32)
REROUTE_DRIVER(cuEventCreate)
REROUTE_DRIVER(cuEventDestroy)
REROUTE_DRIVER(cuEventRecord)
REROUTE_DRIVER(cuEventSynchronize)
REROUTE_DRIVER(cuEventElapsedTime)
REROUTE_DRIVER(cuEventQuery)
REROUTE_DRIVER(cuGetErrorString)
REROUTE_DRIVER(cuGetErrorName)
REROUTE_DRIVER(cuOccupancyMaxActiveBlocksPerMultiprocessor)
REROUTE_DRIVER(cuOccupancyMaxPotentialBlockSize)
REROUTE_DRIVER(cuPointerGetAttribute)
REROUTE_DRIVER(cuPointerGetAttributes)
REROUTE_DRIVER(cuGetProcAddress)
REROUTE_DRIVER(cuIpcGetMemHandle)
REROUTE_DRIVER(cuIpcOpenMemHandle)
REROUTE_DRIVER(cuIpcCloseMemHandle)
REROUTE_DRIVER(cuTensorMapEncodeTiled)
REROUTE_DRIVER(cuGraphicsMapResources)
REROUTE_DRIVER(cuGraphicsUnmapResources)
REROUTE_DRIVER(cuArrayCreate)
REROUTE_DRIVER(cuArrayDestroy)
REROUTE_DRIVER(cuTexObjectCreate)
REROUTE_DRIVER(cuTexObjectDestroy)
REROUTE_DRIVER(cuDeviceCanAccessPeer)
REROUTE_DRIVER(cuCtxEnablePeerAccess)
#undef REROUTE_DRIVER
