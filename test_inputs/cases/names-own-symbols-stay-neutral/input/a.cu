#include <cuda_runtime.h>

namespace mock { inline int cudaMalloc(int x) { return x; } struct Pool { void cudaFree(void*) {} }; enum class E { cudaSuccess }; }
int t() { mock::Pool p; p.cudaFree(nullptr); return mock::cudaMalloc(1) + (int)mock::E::cudaSuccess; }
template <class A> void w(A& a, void* p) { a.cudaFree(p); ::cudaFree(p); }
