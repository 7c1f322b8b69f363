// Both languages' headers have a copy, and a source can include both.
#ifndef REROUTE_BF16
#define REROUTE_BF16
#include "vector_types.h"
// Brain floating point: enough for code that uses it to parse and resolve.
#include "host_defines.h"
#ifdef __cplusplus
#if defined(__CUDA__) || defined(__HIP__)
#define REROUTE_HALF_BOTH static inline __attribute__((host)) __attribute__((device))
#define REROUTE_HALF_MEMBER __attribute__((host)) __attribute__((device))
#else
#define REROUTE_HALF_BOTH static inline
#define REROUTE_HALF_MEMBER
#endif
struct __nv_bfloat16_raw { unsigned short x; };
struct __nv_bfloat16_raw2 { unsigned short x, y; };
struct __nv_bfloat16 {
  unsigned short __x;
  __nv_bfloat16() = default;
  template <class N> REROUTE_HALF_MEMBER __nv_bfloat16(N);
  REROUTE_HALF_MEMBER operator float() const;
  template <class N> REROUTE_HALF_MEMBER __nv_bfloat16 &operator=(N);
  template <class N> REROUTE_HALF_MEMBER __nv_bfloat16 &operator+=(N);
  template <class N> REROUTE_HALF_MEMBER __nv_bfloat16 &operator-=(N);
  template <class N> REROUTE_HALF_MEMBER __nv_bfloat16 &operator*=(N);
  template <class N> REROUTE_HALF_MEMBER __nv_bfloat16 &operator/=(N);
};
struct __nv_bfloat162 {
  __nv_bfloat16 x, y;
  __nv_bfloat162() = default;
  REROUTE_HALF_MEMBER __nv_bfloat162(__nv_bfloat16, __nv_bfloat16);
};
REROUTE_HALF_BOTH __nv_bfloat16 operator+(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 operator+(__nv_bfloat162, __nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 operator-(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 operator-(__nv_bfloat162, __nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 operator*(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 operator*(__nv_bfloat162, __nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 operator/(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 operator/(__nv_bfloat162, __nv_bfloat162);
REROUTE_HALF_BOTH bool operator==(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH bool operator!=(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH bool operator<(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH bool operator>(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH bool operator<=(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH bool operator>=(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat16 operator-(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 operator-(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 __float2bfloat16(float);
REROUTE_HALF_BOTH __nv_bfloat16 __float2bfloat16_rn(float);
REROUTE_HALF_BOTH __nv_bfloat16 __double2bfloat16(double);
REROUTE_HALF_BOTH __nv_bfloat16 __int2bfloat16_rn(int);
REROUTE_HALF_BOTH float __bfloat162float(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 __float2bfloat162_rn(float);
REROUTE_HALF_BOTH __nv_bfloat162 __floats2bfloat162_rn(float, float);
REROUTE_HALF_BOTH __nv_bfloat162 __float22bfloat162_rn(float2);
REROUTE_HALF_BOTH float2 __bfloat1622float2(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 __bfloat16s2bfloat162(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat16 __low2bfloat16(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 __high2bfloat16(__nv_bfloat162);
REROUTE_HALF_BOTH float __low2float(__nv_bfloat162);
REROUTE_HALF_BOTH float __high2float(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat162 __low2bfloat162(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat162 __high2bfloat162(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 __hadd(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 __hadd2(__nv_bfloat162, __nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 __hsub(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 __hsub2(__nv_bfloat162, __nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 __hmul(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 __hmul2(__nv_bfloat162, __nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 __hdiv(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 __h2div(__nv_bfloat162, __nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 __hfma(__nv_bfloat16, __nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 __hfma2(__nv_bfloat162, __nv_bfloat162, __nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 __hneg(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 __hneg2(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 __habs(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 __habs2(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 __hmax(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat16 __hmin(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 __hmax2(__nv_bfloat162, __nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat162 __hmin2(__nv_bfloat162, __nv_bfloat162);
REROUTE_HALF_BOTH bool __heq(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH bool __hne(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH bool __hlt(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH bool __hle(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH bool __hgt(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH bool __hge(__nv_bfloat16, __nv_bfloat16);
REROUTE_HALF_BOTH int __hisnan(__nv_bfloat16);
REROUTE_HALF_BOTH int __hisinf(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat16 hexp(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2exp(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hexp2(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2exp2(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hexp10(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2exp10(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hlog(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2log(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hlog2(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2log2(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hlog10(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2log10(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hsqrt(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2sqrt(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hrsqrt(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2rsqrt(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hrcp(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2rcp(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hsin(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2sin(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hcos(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2cos(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hfloor(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2floor(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hceil(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2ceil(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 htrunc(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2trunc(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 hrint(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2rint(__nv_bfloat162);
REROUTE_HALF_BOTH __nv_bfloat16 htanh(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat162 h2tanh(__nv_bfloat162);
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
REROUTE_HALF_BOTH unsigned short __bfloat16_as_ushort(__nv_bfloat16);
REROUTE_HALF_BOTH __nv_bfloat16 __ushort_as_bfloat16(unsigned short);
REROUTE_HALF_BOTH float2 __bfloat1622float2(__nv_bfloat162);
#undef REROUTE_HALF_BOTH
#undef REROUTE_HALF_MEMBER
#endif
#endif
