#include <cuda_runtime.h>

template <class T, class D> struct Handle {};
template <auto Function> struct Call {};
struct Closer {};
Handle<cudaStream_t, Closer> a;
Handle<Handle<cudaEvent_t, Closer>, int> b;
Call<&cudaStreamDestroy> c;
