#include "vector_types.h"
typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;
#if defined(__CUDA__) || defined(__HIP__)
#pragma clang force_cuda_host_device begin
#endif
static inline cuFloatComplex make_cuFloatComplex(float x, float y) { cuFloatComplex c; c.x = x; c.y = y; return c; }
static inline cuDoubleComplex make_cuDoubleComplex(double x, double y) { cuDoubleComplex c; c.x = x; c.y = y; return c; }
static inline cuComplex make_cuComplex(float x, float y) { return make_cuFloatComplex(x, y); }
static inline float cuCrealf(cuFloatComplex c) { return c.x; }
static inline float cuCimagf(cuFloatComplex c) { return c.y; }
static inline double cuCreal(cuDoubleComplex c) { return c.x; }
static inline double cuCimag(cuDoubleComplex c) { return c.y; }
float cuCabsf(cuFloatComplex);
double cuCabs(cuDoubleComplex);
cuFloatComplex cuConjf(cuFloatComplex);
cuDoubleComplex cuConj(cuDoubleComplex);
cuFloatComplex cuCaddf(cuFloatComplex, cuFloatComplex);
cuFloatComplex cuCsubf(cuFloatComplex, cuFloatComplex);
cuFloatComplex cuCmulf(cuFloatComplex, cuFloatComplex);
cuFloatComplex cuCdivf(cuFloatComplex, cuFloatComplex);
cuDoubleComplex cuCadd(cuDoubleComplex, cuDoubleComplex);
cuDoubleComplex cuCsub(cuDoubleComplex, cuDoubleComplex);
cuDoubleComplex cuCmul(cuDoubleComplex, cuDoubleComplex);
cuDoubleComplex cuCdiv(cuDoubleComplex, cuDoubleComplex);
#if defined(__CUDA__) || defined(__HIP__)
#pragma clang force_cuda_host_device end
#endif
