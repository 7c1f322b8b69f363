#include "Report/Utf16Places.h"
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

TEST_CASE("a byte order mark and a line end count nothing") {
  llvm::StringRef Text = "\xEF\xBB\xBF\xC3\xA4 x\r\n\xF0\x9F\x98\x80y z";
  Utf16Places Places(Text);
  CHECK(Places.position(Text.find('x')) == LineColumn{1, 3});
  CHECK(Places.position(Text.find('y')) == LineColumn{2, 3});
  CHECK(Places.position(Text.find('z')) == LineColumn{2, 5});
  CHECK(Places.position(Text.size()) == LineColumn{2, 6});
}

TEST_CASE("long texts count as short ones do") {
  std::string Text;
  while (Text.size() < 5000)
    Text += Text.size() % 7 == 0 ? "\xF0\x9F\x98\x80" : "\xC3\xA4\xE4x";
  Text += "\n" + Text;
  Utf16Places Places(Text);
  size_t Second = Text.find('\n') + 1;
  llvm::StringRef Line = llvm::StringRef(Text).take_front(Second - 1);
  for (size_t At = Line.find('x'); At != llvm::StringRef::npos;
       At = Line.find('x', At + 1)) {
    uint32_t Column = utf16Length(Line.take_front(At)) + 1;
    REQUIRE(Places.position(At) == LineColumn{1, Column});
    REQUIRE(Places.position(Second + At) == LineColumn{2, Column});
  }
}
