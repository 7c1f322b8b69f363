// What Clang calls for a kernel launch.
extern "C" unsigned int __cudaPushCallConfiguration(dim3 grid, dim3 block,
                                                    size_t shared = 0,
                                                    struct CUstream_st *stream = 0);
