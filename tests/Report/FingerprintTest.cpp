#include "Report/Fingerprint.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

static std::string one(llvm::StringRef Code, llvm::StringRef Path,
                       llvm::StringRef Subject, llvm::StringRef Line) {
  return Fingerprints().next(Code, Path, Subject, Line);
}

TEST_CASE("layout does not change a fingerprint") {
  std::string Plain = one("RR1001", "a.cu", "f", "f(a, b);");
  CHECK(Plain.size() == 32);
  CHECK(one("RR1001", "a.cu", "f", "\t  f(a,   b);  ") == Plain);
  CHECK(one("RR1001", "a.cu", "f", "f(a,b);") != Plain);
}

TEST_CASE("each part counts, and parts do not run together") {
  std::string Plain = one("RR1001", "a.cu", "f", "f;");
  CHECK(one("RR1002", "a.cu", "f", "f;") != Plain);
  CHECK(one("RR1001", "b.cu", "f", "f;") != Plain);
  CHECK(one("RR1001", "a.cu", "g", "f;") != Plain);
  CHECK(one("RR1001", "a.c", "uf", "f;") != one("RR1001", "a.cu", "f", "f;"));
}

TEST_CASE("equal lines are told apart by their order") {
  Fingerprints Names;
  std::string First = Names.next("RR1001", "a.cu", "f", "f;");
  std::string Second = Names.next("RR1001", "a.cu", "f", " f;");
  CHECK(First != Second);
  CHECK(First == one("RR1001", "a.cu", "f", "f;"));
}
