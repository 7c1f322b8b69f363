#include "Compile/Dialect.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

TEST_CASE("a file is C++17 until it shows something newer") {
  CHECK(dialectFor("#include <vector>\nint main() {}") == "-std=c++17");
  CHECK(dialectFor("#include <span>\n") == "-std=c++20");
  CHECK(dialectFor("template <class T> concept C = true;") == "-std=c++20");
  CHECK(dialectFor("auto operator<=>(A, B);") == "-std=c++20");
}
