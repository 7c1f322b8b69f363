// What Clang calls for a kernel launch: the second one where it finds no toolkit and takes it for an old one.
extern "C" unsigned int __cudaPushCallConfiguration(dim3 grid, dim3 block,
                                                    size_t shared = 0,
                                                    struct CUstream_st *stream = 0);
extern "C" unsigned int cudaConfigureCall(dim3 grid, dim3 block, size_t shared = 0,
                                          struct CUstream_st *stream = 0);
