#include "Scan/Prefilter.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

TEST_CASE("a text without any literal holds no candidate") {
  std::string Literals[] = {"cuda", "dim3"};
  CHECK(mayHoldCandidate("x = cudaFree;", Literals));
  CHECK(mayHoldCandidate("dim3 g;", Literals));
  CHECK_FALSE(mayHoldCandidate("int main() {}", Literals));
}

TEST_CASE("a spliced word could be anything") {
  CHECK(mayHoldCandidate("cu\\\ndaFree", {}));
  CHECK(mayHoldCandidate("cu\\\r\ndaFree", {}));
  CHECK_FALSE(mayHoldCandidate("#define A \\\n  b", {}));
}

TEST_CASE("a NUL near the start makes a file binary") {
  CHECK(isBinary(llvm::StringRef("a\0b", 3)));
  CHECK_FALSE(isBinary("abc"));
  CHECK_FALSE(isBinary(std::string(9000, 'a') + std::string(1, '\0')));
}
