// Both languages' headers have a copy, and a source can include both.
#ifndef REROUTE_FP16
#define REROUTE_FP16
#include "vector_types.h"
// Half precision: enough for code that uses it to parse and resolve.
#include "host_defines.h"
#ifdef __cplusplus
#if defined(__CUDA__) || defined(__HIP__)
#define REROUTE_HALF_BOTH static inline __attribute__((host)) __attribute__((device))
#define REROUTE_HALF_MEMBER __attribute__((host)) __attribute__((device))
#else
#define REROUTE_HALF_BOTH static inline
#define REROUTE_HALF_MEMBER
#endif
struct __half_raw { unsigned short x; };
struct __half_raw2 { unsigned short x, y; };
struct __half {
  unsigned short __x;
  __half() = default;
  template <class N> REROUTE_HALF_MEMBER __half(N);
  REROUTE_HALF_MEMBER operator float() const;
  template <class N> REROUTE_HALF_MEMBER __half &operator=(N);
  template <class N> REROUTE_HALF_MEMBER __half &operator+=(N);
  template <class N> REROUTE_HALF_MEMBER __half &operator-=(N);
  template <class N> REROUTE_HALF_MEMBER __half &operator*=(N);
  template <class N> REROUTE_HALF_MEMBER __half &operator/=(N);
};
struct __half2 {
  __half x, y;
  __half2() = default;
  REROUTE_HALF_MEMBER __half2(__half, __half);
};
REROUTE_HALF_BOTH __half operator+(__half, __half);
REROUTE_HALF_BOTH __half2 operator+(__half2, __half2);
REROUTE_HALF_BOTH __half operator-(__half, __half);
REROUTE_HALF_BOTH __half2 operator-(__half2, __half2);
REROUTE_HALF_BOTH __half operator*(__half, __half);
REROUTE_HALF_BOTH __half2 operator*(__half2, __half2);
REROUTE_HALF_BOTH __half operator/(__half, __half);
REROUTE_HALF_BOTH __half2 operator/(__half2, __half2);
REROUTE_HALF_BOTH bool operator==(__half, __half);
REROUTE_HALF_BOTH bool operator!=(__half, __half);
REROUTE_HALF_BOTH bool operator<(__half, __half);
REROUTE_HALF_BOTH bool operator>(__half, __half);
REROUTE_HALF_BOTH bool operator<=(__half, __half);
REROUTE_HALF_BOTH bool operator>=(__half, __half);
REROUTE_HALF_BOTH __half operator-(__half);
REROUTE_HALF_BOTH __half2 operator-(__half2);
REROUTE_HALF_BOTH __half __float2half(float);
REROUTE_HALF_BOTH __half __float2half_rn(float);
REROUTE_HALF_BOTH __half __double2half(double);
REROUTE_HALF_BOTH __half __int2half_rn(int);
REROUTE_HALF_BOTH float __half2float(__half);
REROUTE_HALF_BOTH __half2 __float2half2_rn(float);
REROUTE_HALF_BOTH __half2 __floats2half2_rn(float, float);
REROUTE_HALF_BOTH __half2 __float22half2_rn(float2);
REROUTE_HALF_BOTH float2 __half22float2(__half2);
REROUTE_HALF_BOTH __half2 __half2half2(__half);
REROUTE_HALF_BOTH __half2 __halfs2half2(__half, __half);
REROUTE_HALF_BOTH __half __low2half(__half2);
REROUTE_HALF_BOTH __half __high2half(__half2);
REROUTE_HALF_BOTH float __low2float(__half2);
REROUTE_HALF_BOTH float __high2float(__half2);
REROUTE_HALF_BOTH __half2 __low2half2(__half2);
REROUTE_HALF_BOTH __half2 __high2half2(__half2);
REROUTE_HALF_BOTH __half __hadd(__half, __half);
REROUTE_HALF_BOTH __half2 __hadd2(__half2, __half2);
REROUTE_HALF_BOTH __half __hsub(__half, __half);
REROUTE_HALF_BOTH __half2 __hsub2(__half2, __half2);
REROUTE_HALF_BOTH __half __hmul(__half, __half);
REROUTE_HALF_BOTH __half2 __hmul2(__half2, __half2);
REROUTE_HALF_BOTH __half __hdiv(__half, __half);
REROUTE_HALF_BOTH __half2 __h2div(__half2, __half2);
REROUTE_HALF_BOTH __half __hfma(__half, __half, __half);
REROUTE_HALF_BOTH __half2 __hfma2(__half2, __half2, __half2);
REROUTE_HALF_BOTH __half __hneg(__half);
REROUTE_HALF_BOTH __half2 __hneg2(__half2);
REROUTE_HALF_BOTH __half __habs(__half);
REROUTE_HALF_BOTH __half2 __habs2(__half2);
REROUTE_HALF_BOTH __half __hmax(__half, __half);
REROUTE_HALF_BOTH __half __hmin(__half, __half);
REROUTE_HALF_BOTH __half2 __hmax2(__half2, __half2);
REROUTE_HALF_BOTH __half2 __hmin2(__half2, __half2);
REROUTE_HALF_BOTH bool __heq(__half, __half);
REROUTE_HALF_BOTH bool __hne(__half, __half);
REROUTE_HALF_BOTH bool __hlt(__half, __half);
REROUTE_HALF_BOTH bool __hle(__half, __half);
REROUTE_HALF_BOTH bool __hgt(__half, __half);
REROUTE_HALF_BOTH bool __hge(__half, __half);
REROUTE_HALF_BOTH int __hisnan(__half);
REROUTE_HALF_BOTH int __hisinf(__half);
REROUTE_HALF_BOTH __half hexp(__half);
REROUTE_HALF_BOTH __half2 h2exp(__half2);
REROUTE_HALF_BOTH __half hexp2(__half);
REROUTE_HALF_BOTH __half2 h2exp2(__half2);
REROUTE_HALF_BOTH __half hexp10(__half);
REROUTE_HALF_BOTH __half2 h2exp10(__half2);
REROUTE_HALF_BOTH __half hlog(__half);
REROUTE_HALF_BOTH __half2 h2log(__half2);
REROUTE_HALF_BOTH __half hlog2(__half);
REROUTE_HALF_BOTH __half2 h2log2(__half2);
REROUTE_HALF_BOTH __half hlog10(__half);
REROUTE_HALF_BOTH __half2 h2log10(__half2);
REROUTE_HALF_BOTH __half hsqrt(__half);
REROUTE_HALF_BOTH __half2 h2sqrt(__half2);
REROUTE_HALF_BOTH __half hrsqrt(__half);
REROUTE_HALF_BOTH __half2 h2rsqrt(__half2);
REROUTE_HALF_BOTH __half hrcp(__half);
REROUTE_HALF_BOTH __half2 h2rcp(__half2);
REROUTE_HALF_BOTH __half hsin(__half);
REROUTE_HALF_BOTH __half2 h2sin(__half2);
REROUTE_HALF_BOTH __half hcos(__half);
REROUTE_HALF_BOTH __half2 h2cos(__half2);
REROUTE_HALF_BOTH __half hfloor(__half);
REROUTE_HALF_BOTH __half2 h2floor(__half2);
REROUTE_HALF_BOTH __half hceil(__half);
REROUTE_HALF_BOTH __half2 h2ceil(__half2);
REROUTE_HALF_BOTH __half htrunc(__half);
REROUTE_HALF_BOTH __half2 h2trunc(__half2);
REROUTE_HALF_BOTH __half hrint(__half);
REROUTE_HALF_BOTH __half2 h2rint(__half2);
REROUTE_HALF_BOTH __half htanh(__half);
REROUTE_HALF_BOTH __half2 h2tanh(__half2);
typedef __half half;
typedef __half2 half2;
REROUTE_HALF_BOTH unsigned short __half_as_ushort(__half);
REROUTE_HALF_BOTH short __half_as_short(__half);
REROUTE_HALF_BOTH __half __ushort_as_half(unsigned short);
REROUTE_HALF_BOTH __half __short_as_half(short);
REROUTE_HALF_BOTH int __half2int_rn(__half);
REROUTE_HALF_BOTH int __half2int_rz(__half);
REROUTE_HALF_BOTH __half __uint2half_rn(unsigned int);
REROUTE_HALF_BOTH __half __hfma_relu(__half, __half, __half);
#undef REROUTE_HALF_BOTH
#undef REROUTE_HALF_MEMBER
#endif
#endif
