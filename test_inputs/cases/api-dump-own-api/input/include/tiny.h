#define TINY_NO 1
#define tinyMax 7
enum tinyKind { tinyA = 1, tinyB = 4 };
struct tinyPair { int a; tinyKind b; };
int tinyOpen(const tinyPair *pair, int flags = 0);
[[deprecated]] int tinyClose(void);
template <class T> T tinyGet(T *from);
