#include "b.h"
int main() { return f(nullptr); }
