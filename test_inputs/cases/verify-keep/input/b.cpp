#include <cuda_runtime_api.h>

struct Buffer {
  void *Data = nullptr;
  explicit Buffer(size_t Size) { cudaMallocHost(&Data, Size); }
  ~Buffer() { cudaFreeHost(Data); }
};
