#include "Apply/ColoredDiff.h"
#include "Apply/UnifiedDiff.h"
#include "Tree/TemporaryFolder.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
using namespace reroute::test;

static std::string print(llvm::StringRef Diff, bool Color) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  printDiff(OS, Diff, Color);
  return Text;
}

TEST_CASE("without colour the diff is printed as it is") {
  std::string Diff = unifiedDiff("x", "a\r\nb", "a\r\nc");
  CHECK(print(Diff, false) == Diff);
}

TEST_CASE("each kind of line has git's colour") {
  CHECK(print("diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n a\n"
              "-b\r\n+c\n\\ No newline at end of file\n",
              true) ==
        "\x1b[1mdiff --git a/x b/x\x1b[m\n\x1b[1m--- a/x\x1b[m\n"
        "\x1b[1m+++ b/x\x1b[m\n\x1b[36m@@ -1,2 +1,2 @@\x1b[m\n a\x1b[m\n"
        "\x1b[31m-b\x1b[m\r\n\x1b[32m+c\x1b[m\n"
        "\\ No newline at end of file\x1b[m\n");
}

TEST_CASE("git itself colours the diff of several files so") {
  if (!hasGit())
    SKIP("no git to compare with");
  TemporaryFolder Folder;
  REQUIRE(runGit(Folder.path(), {"init", "-q"}));
  std::string A = "-- a\nsame\n++ b\nend";
  std::string B = "--- a\nsame\n+++ b\nend\n";
  Folder.write("a.cu", A);
  Folder.write("b.cu", A);
  REQUIRE(runGit(Folder.path(), {"add", "."}));
  Folder.write("a.cu", B);
  Folder.write("b.cu", B);
  auto Colored =
      runGit(Folder.path(), {"diff", "--color=always", "--full-index",
                             "--ws-error-highlight=none"});
  REQUIRE(Colored);
  std::string Mine =
      print(unifiedDiff("a.cu", A, B) + unifiedDiff("b.cu", A, B), true);
  // Ours says nothing about the mode.
  for (size_t At; (At = Colored->find(" 100644")) != std::string::npos;)
    Colored->erase(At, 7);
  CHECK(Mine == *Colored);
}
