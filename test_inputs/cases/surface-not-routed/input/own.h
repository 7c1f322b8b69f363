namespace own { template <class T> void cuCtxCreate(T); }
inline int cuSize(int cuCount) { return cuCount; }
