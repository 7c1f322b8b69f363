#ifndef REROUTE_TESTS_FUZZ_REQUIRE_H
#define REROUTE_TESTS_FUZZ_REQUIRE_H

#include <cstdio>
#include <cstdlib>

/// Ends the program with what does not hold, so that the fuzzer keeps the
/// input; unlike assert() in every kind of build.
#define REQUIRE(Condition)                                                     \
  do {                                                                         \
    if (!(Condition)) {                                                        \
      std::fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__,   \
                   #Condition);                                                \
      std::abort();                                                            \
    }                                                                          \
  } while (false)

#endif
