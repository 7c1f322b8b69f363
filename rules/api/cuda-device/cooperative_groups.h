// Cooperative groups: the groups and their queries.
#include "vector_types.h"
#if defined(__CUDA__) || defined(__HIP__)
#define REROUTE_DEVICE __attribute__((device))
namespace cooperative_groups {
struct thread_group {
  REROUTE_DEVICE void sync() const;
  REROUTE_DEVICE unsigned long long size() const;
  REROUTE_DEVICE unsigned long long num_threads() const;
  REROUTE_DEVICE unsigned long long thread_rank() const;
  REROUTE_DEVICE bool is_valid() const;
};
struct thread_block : thread_group {
  REROUTE_DEVICE static void sync();
  REROUTE_DEVICE static unsigned int size();
  REROUTE_DEVICE static unsigned int thread_rank();
  REROUTE_DEVICE static unsigned int num_threads();
  REROUTE_DEVICE static dim3 group_index();
  REROUTE_DEVICE static dim3 thread_index();
  REROUTE_DEVICE static dim3 group_dim();
  REROUTE_DEVICE static dim3 dim_threads();
};
struct grid_group : thread_group {
  REROUTE_DEVICE dim3 group_dim() const;
  REROUTE_DEVICE dim3 dim_blocks() const;
  REROUTE_DEVICE dim3 block_index() const;
  REROUTE_DEVICE unsigned long long block_rank() const;
  REROUTE_DEVICE unsigned long long num_blocks() const;
};
struct multi_grid_group : grid_group {
  REROUTE_DEVICE unsigned int grid_rank() const;
  REROUTE_DEVICE unsigned int num_grids() const;
};
struct cluster_group : thread_group {
  REROUTE_DEVICE static cluster_group this_cluster();
  REROUTE_DEVICE dim3 dim_blocks() const;
  REROUTE_DEVICE dim3 block_index() const;
  REROUTE_DEVICE unsigned int block_rank() const;
  REROUTE_DEVICE unsigned int num_blocks() const;
  template <class T> REROUTE_DEVICE T *map_shared_rank(T *, int) const;
};
struct coalesced_group : thread_group {
  template <class T> REROUTE_DEVICE T shfl(T, int) const;
  template <class T> REROUTE_DEVICE T shfl_up(T, unsigned int) const;
  template <class T> REROUTE_DEVICE T shfl_down(T, unsigned int) const;
  template <class T> REROUTE_DEVICE T shfl_xor(T, unsigned int) const;
  REROUTE_DEVICE int any(int) const;
  REROUTE_DEVICE int all(int) const;
  REROUTE_DEVICE unsigned int ballot(int) const;
  template <class T> REROUTE_DEVICE unsigned int match_any(T) const;
  template <class T> REROUTE_DEVICE unsigned int match_all(T, int &) const;
  REROUTE_DEVICE unsigned long long meta_group_size() const;
  REROUTE_DEVICE unsigned long long meta_group_rank() const;
};
template <unsigned int Size, class Parent = void>
struct thread_block_tile : coalesced_group {
  template <class Other> REROUTE_DEVICE operator thread_block_tile<Size, Other>() const;
};
template <unsigned int Size> struct block_tile_memory {};
REROUTE_DEVICE thread_block this_thread_block();
template <unsigned int Size> REROUTE_DEVICE thread_block this_thread_block(block_tile_memory<Size> &);
REROUTE_DEVICE grid_group this_grid();
REROUTE_DEVICE multi_grid_group this_multi_grid();
REROUTE_DEVICE cluster_group this_cluster();
REROUTE_DEVICE coalesced_group coalesced_threads();
REROUTE_DEVICE thread_group this_thread();
template <class Group> REROUTE_DEVICE void sync(const Group &);
template <unsigned int Size, class Parent>
REROUTE_DEVICE thread_block_tile<Size, Parent> tiled_partition(const Parent &);
template <class Parent> REROUTE_DEVICE thread_group tiled_partition(const Parent &, unsigned int);
template <class Group> REROUTE_DEVICE coalesced_group binary_partition(const Group &, bool);
template <class Group, class T> REROUTE_DEVICE coalesced_group labeled_partition(const Group &, T);
template <class Group, class T, class Op> REROUTE_DEVICE T reduce(const Group &, T, Op &&);
template <class Group, class T, class... Op> REROUTE_DEVICE T inclusive_scan(const Group &, T, Op &&...);
template <class Group, class T, class... Op> REROUTE_DEVICE T exclusive_scan(const Group &, T, Op &&...);
template <class Group, class... Rest> REROUTE_DEVICE void memcpy_async(const Group &, Rest...);
template <class Group> REROUTE_DEVICE void wait(const Group &);
template <unsigned int Stages, class Group> REROUTE_DEVICE void wait_prior(const Group &);
template <class T> struct plus { REROUTE_DEVICE T operator()(T, T) const; };
template <class T> struct less { REROUTE_DEVICE T operator()(T, T) const; };
template <class T> struct greater { REROUTE_DEVICE T operator()(T, T) const; };
template <class T> struct bit_and { REROUTE_DEVICE T operator()(T, T) const; };
template <class T> struct bit_or { REROUTE_DEVICE T operator()(T, T) const; };
template <class T> struct bit_xor { REROUTE_DEVICE T operator()(T, T) const; };
namespace details {}
namespace experimental { using namespace cooperative_groups; }
} // namespace cooperative_groups
#undef REROUTE_DEVICE
#endif
