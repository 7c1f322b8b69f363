#include "Scan/SuppressionComments.h"
#include "llvm/ADT/StringExtras.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

/// Each comment of \p Text as "offset-end directive codes".
static std::vector<std::string> comments(llvm::StringRef Text) {
  std::vector<std::string> Result;
  for (const SuppressionComment &Each : suppressionComments(Text))
    Result.push_back(std::to_string(Each.Offset) + "-" +
                     std::to_string(Each.End) + " " + Each.Directive.str() +
                     " " + llvm::join(Each.Codes, "|"));
  return Result;
}

using Strings = std::vector<std::string>;

TEST_CASE("an opt-out begins a comment of any kind") {
  CHECK(comments("a; // reroute-ignore\nb;") ==
        Strings{"3-20 reroute-ignore "});
  CHECK(comments("/*reroute-ignore-begin*/ /** reroute-ignore-end */") ==
        Strings{"0-24 reroute-ignore-begin ", "25-50 reroute-ignore-end "});
  CHECK(comments("//! reroute-ignore-next-line") ==
        Strings{"0-28 reroute-ignore-next-line "});
  CHECK(comments("#if X // reroute-ignore\n#endif\n") ==
        Strings{"6-23 reroute-ignore "});
}

TEST_CASE("text that only contains the words is no opt-out") {
  CHECK(comments("// see reroute-ignore").empty());
  CHECK(comments("\"// reroute-ignore\" '// reroute-ignore'").empty());
  CHECK(comments("R\"x(\n// reroute-ignore\n)x\"").empty());
  CHECK(comments("reroute-ignore").empty());
}

TEST_CASE("codes end at a colon, at the end of the line or of the comment") {
  CHECK(comments("// reroute-ignore RR1001,RR1002 , RR1003: a reason") ==
        Strings{"0-50 reroute-ignore RR1001|RR1002|RR1003"});
  CHECK(comments("/* reroute-ignore RR1001\r\n RR1002 */") ==
        Strings{"0-36 reroute-ignore RR1001"});
  CHECK(comments("// reroute-ignore RR1001 \\\n RR1002\n") ==
        Strings{"0-34 reroute-ignore RR1001"});
  CHECK(comments("// reroute-ignore: RR1001") ==
        Strings{"0-25 reroute-ignore "});
  CHECK(comments("/* reroute-ignore RR1001*/") ==
        Strings{"0-26 reroute-ignore RR1001"});
}

TEST_CASE("a comment that does not end is no reason to read beyond the text") {
  CHECK(comments("// reroute-ignore").size() == 1);
  CHECK(comments("/* reroute-ignore").size() <= 1);
  CHECK(comments("/*/ reroute-ignore").size() <= 1);
}
