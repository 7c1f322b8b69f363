#pragma once
void *take(unsigned long bytes);
