// What functions take and a model cannot hold: textures that are variables.
#ifdef __cplusplus
#include <cstdint>
#include <type_traits>
#include <utility>
template <class T, int dim = 1, enum hipTextureReadMode mode = hipReadModeElementType>
struct texture : textureReference {};
#endif
#include "hip_device.h"
