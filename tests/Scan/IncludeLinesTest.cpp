#include "Scan/IncludeLines.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

TEST_CASE("include lines are found without lexing") {
  auto Lines = includeLines(
      "\xEF\xBB\xBF#include <a.h>\n  # include \"b.h\"\n"
      "x #include <no.h>\n#include NO\n#import <c.h>\n%:include <d.h>");
  REQUIRE(Lines.size() == 4);
  CHECK(Lines[0].Name == "a.h");
  CHECK(Lines[0].Angled);
  CHECK(Lines[1].Name == "b.h");
  CHECK_FALSE(Lines[1].Angled);
  CHECK(Lines[2].Name == "c.h");
  CHECK(Lines[3].Name == "d.h");
}
