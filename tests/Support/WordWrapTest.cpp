#include "Support/WordWrap.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

static std::string wrap(llvm::StringRef Text, unsigned Column, unsigned Indent,
                        unsigned Width) {
  std::string Result;
  llvm::raw_string_ostream OS(Result);
  writeWrapped(OS, Text, Column, Indent, Width);
  return Result;
}

TEST_CASE("words stay on a line while they fit") {
  CHECK(wrap("a bc def", 0, 0, 8) == "a bc def\n");
  CHECK(wrap("a bc def", 0, 0, 7) == "a bc\ndef\n");
  CHECK(wrap("", 0, 0, 7) == "\n");
}

TEST_CASE("further lines are indented") {
  CHECK(wrap("one two three", 4, 2, 10) == "one\n  two\n  three\n");
}

TEST_CASE("a word that is too long is never cut") {
  CHECK(wrap("see https://example.org/x now", 0, 2, 10) ==
        "see\n  https://example.org/x\n  now\n");
  CHECK(wrap("https://example.org/x", 2, 2, 10) == "https://example.org/x\n");
}

TEST_CASE("blanks of the text do not matter") {
  CHECK(wrap("  a\n  b ", 0, 0, 10) == "a b\n");
}
