#include "Run/HipWords.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

TEST_CASE("macros that people call after HIP") {
  std::vector<std::string> Known = {"__SOMETHING_AMD__"};
  for (const char *Macro : {"USE_HIP", "USE_ROCM", "__HIPCC__", "DEMO_USE_HIP",
                            "GGML_HIPBLAS", "__SOMETHING_AMD__"})
    CHECK(speaksOfHip(Macro, Known));
  for (const char *Macro :
       {"USE_CUDA", "SHIP", "WHIP_IT", "__CUDACC__", "MICROCM", ""})
    CHECK_FALSE(speaksOfHip(Macro, Known));
}

TEST_CASE("the macros of a condition") {
  using Words = std::vector<llvm::StringRef>;
  CHECK(conditionMacros("defined(A) || !defined B && C >= 60000") ==
        Words{"A", "B", "C"});
  CHECK(conditionMacros("A // or B") == Words{"A"});
  CHECK(conditionMacros("A /* or B */") == Words{"A"});
  CHECK(conditionMacros("0").empty());
  CHECK(conditionMacros("").empty());
}
