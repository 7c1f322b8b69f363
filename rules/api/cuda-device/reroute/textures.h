// Textures and surfaces.
#define REROUTE_DEVICE __attribute__((device))
#ifdef __HIP__
// Whatever type the tree gives to a texture there.
struct reroute_texture { template <class T> REROUTE_DEVICE reroute_texture(T); };
struct reroute_mode { REROUTE_DEVICE reroute_mode(); template <class T> REROUTE_DEVICE reroute_mode(T); };
#define REROUTE_TEXTURE reroute_texture
#define REROUTE_SURFACE reroute_texture
#define REROUTE_MODE reroute_mode = {}
#else
#define REROUTE_TEXTURE cudaTextureObject_t
#define REROUTE_SURFACE cudaSurfaceObject_t
#define REROUTE_MODE cudaSurfaceBoundaryMode = cudaBoundaryModeTrap
#endif

template <class T> REROUTE_DEVICE T tex1Dfetch(REROUTE_TEXTURE, int);
template <class T> REROUTE_DEVICE void tex1Dfetch(T *, REROUTE_TEXTURE, int);
template <class T> REROUTE_DEVICE T tex1D(REROUTE_TEXTURE, float);
template <class T> REROUTE_DEVICE void tex1D(T *, REROUTE_TEXTURE, float);
template <class T> REROUTE_DEVICE T tex2D(REROUTE_TEXTURE, float, float);
template <class T> REROUTE_DEVICE void tex2D(T *, REROUTE_TEXTURE, float, float);
template <class T> REROUTE_DEVICE T tex3D(REROUTE_TEXTURE, float, float, float);
template <class T> REROUTE_DEVICE void tex3D(T *, REROUTE_TEXTURE, float, float, float);
template <class T> REROUTE_DEVICE T texCubemap(REROUTE_TEXTURE, float, float, float);
template <class T> REROUTE_DEVICE void texCubemap(T *, REROUTE_TEXTURE, float, float, float);
template <class T> REROUTE_DEVICE T tex1DLayered(REROUTE_TEXTURE, float, int);
template <class T> REROUTE_DEVICE void tex1DLayered(T *, REROUTE_TEXTURE, float, int);
template <class T> REROUTE_DEVICE T tex2DLayered(REROUTE_TEXTURE, float, float, int);
template <class T> REROUTE_DEVICE void tex2DLayered(T *, REROUTE_TEXTURE, float, float, int);
template <class T> REROUTE_DEVICE T texCubemapLayered(REROUTE_TEXTURE, float, float, float, int);
template <class T> REROUTE_DEVICE void texCubemapLayered(T *, REROUTE_TEXTURE, float, float, float, int);
template <class T> REROUTE_DEVICE T tex1DLod(REROUTE_TEXTURE, float, float);
template <class T> REROUTE_DEVICE void tex1DLod(T *, REROUTE_TEXTURE, float, float);
template <class T> REROUTE_DEVICE T tex2DLod(REROUTE_TEXTURE, float, float, float);
template <class T> REROUTE_DEVICE void tex2DLod(T *, REROUTE_TEXTURE, float, float, float);
template <class T> REROUTE_DEVICE T tex3DLod(REROUTE_TEXTURE, float, float, float, float);
template <class T> REROUTE_DEVICE void tex3DLod(T *, REROUTE_TEXTURE, float, float, float, float);
template <class T> REROUTE_DEVICE T texCubemapLod(REROUTE_TEXTURE, float, float, float, float);
template <class T> REROUTE_DEVICE void texCubemapLod(T *, REROUTE_TEXTURE, float, float, float, float);
template <class T> REROUTE_DEVICE T tex2DLayeredLod(REROUTE_TEXTURE, float, float, int, float);
template <class T> REROUTE_DEVICE void tex2DLayeredLod(T *, REROUTE_TEXTURE, float, float, int, float);
template <class T> REROUTE_DEVICE T tex1DGrad(REROUTE_TEXTURE, float, float, float);
template <class T> REROUTE_DEVICE void tex1DGrad(T *, REROUTE_TEXTURE, float, float, float);
template <class T> REROUTE_DEVICE T tex2DGrad(REROUTE_TEXTURE, float, float, float2, float2);
template <class T> REROUTE_DEVICE void tex2DGrad(T *, REROUTE_TEXTURE, float, float, float2, float2);
template <class T> REROUTE_DEVICE T tex3DGrad(REROUTE_TEXTURE, float, float, float, float4, float4);
template <class T> REROUTE_DEVICE void tex3DGrad(T *, REROUTE_TEXTURE, float, float, float, float4, float4);
template <class T> REROUTE_DEVICE T tex2Dgather(REROUTE_TEXTURE, float, float, int = 0);
template <class T> REROUTE_DEVICE T surf1Dread(REROUTE_SURFACE, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surf1Dread(T *, REROUTE_SURFACE, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surf1Dwrite(T, REROUTE_SURFACE, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE T surf2Dread(REROUTE_SURFACE, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surf2Dread(T *, REROUTE_SURFACE, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surf2Dwrite(T, REROUTE_SURFACE, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE T surf3Dread(REROUTE_SURFACE, int, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surf3Dread(T *, REROUTE_SURFACE, int, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surf3Dwrite(T, REROUTE_SURFACE, int, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE T surf1DLayeredread(REROUTE_SURFACE, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surf1DLayeredread(T *, REROUTE_SURFACE, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surf1DLayeredwrite(T, REROUTE_SURFACE, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE T surf2DLayeredread(REROUTE_SURFACE, int, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surf2DLayeredread(T *, REROUTE_SURFACE, int, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surf2DLayeredwrite(T, REROUTE_SURFACE, int, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE T surfCubemapread(REROUTE_SURFACE, int, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surfCubemapread(T *, REROUTE_SURFACE, int, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surfCubemapwrite(T, REROUTE_SURFACE, int, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE T surfCubemapLayeredread(REROUTE_SURFACE, int, int, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surfCubemapLayeredread(T *, REROUTE_SURFACE, int, int, int, int, REROUTE_MODE);
template <class T> REROUTE_DEVICE void surfCubemapLayeredwrite(T, REROUTE_SURFACE, int, int, int, int, REROUTE_MODE);

#undef REROUTE_DEVICE
#undef REROUTE_TEXTURE
#undef REROUTE_SURFACE
#undef REROUTE_MODE
