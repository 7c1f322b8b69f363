int tinyOpen(int flags = 0);
int tinyClose(
