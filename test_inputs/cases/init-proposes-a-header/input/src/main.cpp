#include <gpu/go.h>
int main() { return go() != cudaSuccess; }
