#include "Formats/Utf16Places.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

TEST_CASE("characters count as UTF-16 does") {
  CHECK(utf16Length("abc") == 3);
  CHECK(utf16Length("\xC3\xA4") == 1);         // U+00E4
  CHECK(utf16Length("\xE2\x82\xAC") == 1);     // U+20AC
  CHECK(utf16Length("\xF0\x9F\x98\x80") == 2); // U+1F600
  CHECK(utf16Length("a\xE4"
                    "b") == 3);        // Latin-1
  CHECK(utf16Length("\xE2\x82") == 2); // Cut off.
}

TEST_CASE("places are the same in any order of asking") {
  llvm::StringRef Text = "\xEF\xBB\xBF\xC3\xA4 x\r\n\xF0\x9F\x98\x80y z";
  auto Fresh = [&](uint32_t Offset) {
    return Utf16Places(Text).position(Offset);
  };
  size_t X = Text.find('x'), Y = Text.find('y'), Z = Text.find('z');
  CHECK(Fresh(X) == LineColumn{1, 3});
  CHECK(Fresh(Y) == LineColumn{2, 3});
  CHECK(Fresh(Z) == LineColumn{2, 5});
  Utf16Places Places(Text);
  for (size_t Offset : {X, Y, Z, Y, Z, X, X, Text.size()})
    CHECK(Places.position(Offset) == Fresh(Offset));
}
