#include <cuda_runtime.h>

template <int Depth, long Place>
struct Tree : Tree<Depth - 1, 2 * Place>, Tree<Depth - 1, 2 * Place + 1> {};
template <long Place>
struct Tree<0, Place> {};
Tree<60, 0> all;

void a(void *p) { cudaFree(p); }
