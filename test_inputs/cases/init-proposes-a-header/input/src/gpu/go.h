#pragma once
#ifdef TREE_HIP
constexpr int Warp = 64;
#else
constexpr int Warp = 32;
#endif
cudaError_t go();
