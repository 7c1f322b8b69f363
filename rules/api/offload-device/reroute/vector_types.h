// Both languages' headers have a copy, and a source can include both.
#ifndef REROUTE_VECTOR_TYPES
#define REROUTE_VECTOR_TYPES
// Vector types, with the fields and alignments that the interface documents.
typedef struct char1 { signed char x; } char1;
typedef struct char2 { signed char x, y; } char2;
typedef struct char3 { signed char x, y, z; } char3;
typedef struct char4 { signed char x, y, z, w; } char4;
typedef struct uchar1 { unsigned char x; } uchar1;
typedef struct uchar2 { unsigned char x, y; } uchar2;
typedef struct uchar3 { unsigned char x, y, z; } uchar3;
typedef struct uchar4 { unsigned char x, y, z, w; } uchar4;
typedef struct short1 { short x; } short1;
typedef struct short2 { short x, y; } short2;
typedef struct short3 { short x, y, z; } short3;
typedef struct short4 { short x, y, z, w; } short4;
typedef struct ushort1 { unsigned short x; } ushort1;
typedef struct ushort2 { unsigned short x, y; } ushort2;
typedef struct ushort3 { unsigned short x, y, z; } ushort3;
typedef struct ushort4 { unsigned short x, y, z, w; } ushort4;
typedef struct int1 { int x; } int1;
typedef struct int2 { int x, y; } int2;
typedef struct int3 { int x, y, z; } int3;
typedef struct int4 { int x, y, z, w; } int4;
typedef struct uint1 { unsigned int x; } uint1;
typedef struct uint2 { unsigned int x, y; } uint2;
typedef struct uint3 { unsigned int x, y, z; } uint3;
typedef struct uint4 { unsigned int x, y, z, w; } uint4;
typedef struct long1 { long x; } long1;
typedef struct long2 { long x, y; } long2;
typedef struct long3 { long x, y, z; } long3;
typedef struct long4 { long x, y, z, w; } long4;
typedef struct ulong1 { unsigned long x; } ulong1;
typedef struct ulong2 { unsigned long x, y; } ulong2;
typedef struct ulong3 { unsigned long x, y, z; } ulong3;
typedef struct ulong4 { unsigned long x, y, z, w; } ulong4;
typedef struct longlong1 { long long x; } longlong1;
typedef struct longlong2 { long long x, y; } longlong2;
typedef struct longlong3 { long long x, y, z; } longlong3;
typedef struct longlong4 { long long x, y, z, w; } longlong4;
typedef struct ulonglong1 { unsigned long long x; } ulonglong1;
typedef struct ulonglong2 { unsigned long long x, y; } ulonglong2;
typedef struct ulonglong3 { unsigned long long x, y, z; } ulonglong3;
typedef struct ulonglong4 { unsigned long long x, y, z, w; } ulonglong4;
typedef struct float1 { float x; } float1;
typedef struct float2 { float x, y; } float2;
typedef struct float3 { float x, y, z; } float3;
typedef struct float4 { float x, y, z, w; } float4;
typedef struct double1 { double x; } double1;
typedef struct double2 { double x, y; } double2;
typedef struct double3 { double x, y, z; } double3;
typedef struct double4 { double x, y, z, w; } double4;

typedef struct dim3 {
  unsigned int x, y, z;
#ifdef __cplusplus
#if defined(__CUDA__) || defined(__HIP__)
#define REROUTE_BOTH __attribute__((host)) __attribute__((device))
#else
#define REROUTE_BOTH
#endif
  REROUTE_BOTH constexpr dim3(unsigned int x = 1, unsigned int y = 1, unsigned int z = 1)
      : x(x), y(y), z(z) {}
  REROUTE_BOTH constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  REROUTE_BOTH constexpr operator uint3() const { return uint3{x, y, z}; }
#undef REROUTE_BOTH
#endif
} dim3;
#endif
