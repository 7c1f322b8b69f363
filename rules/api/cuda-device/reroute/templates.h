// What functions of CUDA before 12 take and a model cannot hold: textures and surfaces that are variables.
#include "version.h"
#if (defined(__CUDA__) || defined(__HIP__)) && defined(__cplusplus) && REROUTE_API_MAJOR < 12
template <class T, int dim = 1, enum cudaTextureReadMode mode = cudaReadModeElementType>
struct texture : textureReference {};
template <class T, int dim = 1> struct surface : surfaceReference {};
#endif
#ifdef __HIP__
#include "hip_device.h"
#include "textures.h"
#endif
