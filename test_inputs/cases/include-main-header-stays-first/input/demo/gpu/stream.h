#pragma once
void wait();
