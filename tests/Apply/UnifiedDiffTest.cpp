#include "Apply/UnifiedDiff.h"
#include "Apply/PathQuoting.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

TEST_CASE("a diff is git's, without a mode and with whole blob names") {
  CHECK(unifiedDiff("a/x.cu", "one\ntwo\n", "one\n2\n") ==
        "diff --git a/a/x.cu b/a/x.cu\n"
        "index 814f4a422927b82f5f8a43f8fab6d3839e3983f2.."
        "99b356dcd03dde0755c749bcd4cae4b2b73a8fa8\n"
        "--- a/a/x.cu\n"
        "+++ b/a/x.cu\n"
        "@@ -1,2 +1,2 @@\n"
        " one\n"
        "-two\n"
        "+2\n");
}

TEST_CASE("no change is no diff") {
  CHECK(unifiedDiff("x", "same\n", "same\n").empty());
  CHECK(unifiedDiff("x", "", "").empty());
}

TEST_CASE("a file that did not exist is a new file") {
  std::string Diff = unifiedDiff("x", std::nullopt, "line\n");
  CHECK(Diff.find("new file mode 100644\n") != std::string::npos);
  CHECK(Diff.find("--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+line\n") !=
        std::string::npos);
  CHECK(unifiedDiff("x", std::nullopt, "").find("---") == std::string::npos);
}

TEST_CASE("a missing last line end is said") {
  std::string Diff = unifiedDiff("x", "a\nb", "a\nc");
  CHECK(Diff.substr(Diff.find("@@")) == "@@ -1,2 +1,2 @@\n a\n"
                                        "-b\n\\ No newline at end of file\n"
                                        "+c\n\\ No newline at end of file\n");
}

TEST_CASE("the number of context lines can be chosen") {
  std::string Diff = unifiedDiff("x", "a\nb\nc\n", "a\nB\nc\n", /*Context=*/0);
  CHECK(Diff.substr(Diff.find("@@")) == "@@ -2 +2 @@\n-b\n+B\n");
}

TEST_CASE("strange names are quoted as git quotes them") {
  CHECK(quotePath("a b/c.cu") == "a b/c.cu");
  CHECK(quotePath("a\tb") == "\"a\\tb\"");
  CHECK(quotePath("a\"b\\c") == "\"a\\\"b\\\\c\"");
  CHECK(quotePath("\xC3\xA4\x01\x7F") == "\"\\303\\244\\001\\177\"");
}
