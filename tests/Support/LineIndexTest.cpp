#include "Support/LineIndex.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

TEST_CASE("a position counts lines and byte columns from 1") {
  LineIndex Index("ab\ncd\n");
  CHECK(Index.position(0) == LineColumn{1, 1});
  CHECK(Index.position(4) == LineColumn{2, 2});
  CHECK(Index.position(6) == LineColumn{3, 1});
}

TEST_CASE("every line ending counts once") {
  LineIndex Index("a\r\nb\rc\nd");
  CHECK(Index.lineCount() == 4);
  CHECK(Index.line(1) == "a");
  CHECK(Index.line(2) == "b");
  CHECK(Index.line(3) == "c");
  CHECK(Index.line(4) == "d");
  CHECK(Index.line(5) == "");
}

TEST_CASE("a byte order mark takes no column") {
  LineIndex Index("\xEF\xBB\xBF#include");
  CHECK(Index.position(3) == LineColumn{1, 1});
}
