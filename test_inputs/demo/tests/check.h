// Copyright (c) the demo authors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

#include <cstdio>

/// A test is a program that counts what failed and returns it.
namespace demo::test {
inline int failures = 0;
}  // namespace demo::test

#define EXPECT(condition)                                                   \
  do {                                                                      \
    if (!(condition)) {                                                     \
      std::printf("%s:%d: not true: %s\n", __FILE__, __LINE__, #condition); \
      ++demo::test::failures;                                               \
    }                                                                       \
  } while (false)
