#include <cuda_runtime.h>

namespace demo {
using ::cudaMemcpyKind;
using Stream = ::cudaStream_t;
typedef cudaEvent_t Event;
} // namespace demo
demo::cudaMemcpyKind kind;
