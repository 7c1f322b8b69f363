#include "Apply/UnifiedDiff.h"
#include "Tree/TemporaryFolder.h"
#include <catch2/catch_test_macros.hpp>
#include <random>

using namespace reroute;
using namespace reroute::test;

namespace {

struct Change {
  std::string Path;
  std::optional<std::string> Before;
  std::string After;
};

} // namespace

/// Lets git apply the patches of \p Changes, all at once, and compares.
static void checkThatGitApplies(llvm::ArrayRef<Change> Changes) {
  if (!hasGit())
    SKIP("no git to apply patches with");
  TemporaryFolder Folder;
  std::string Patch;
  for (const Change &One : Changes) {
    if (One.Before)
      Folder.write("tree/" + One.Path, *One.Before);
    Patch += unifiedDiff(
        One.Path,
        One.Before ? std::optional<llvm::StringRef>(*One.Before) : std::nullopt,
        One.After);
  }
  Folder.makeFolder("tree");
  std::string File = Folder.write("patch", Patch);
  std::string Tree = Folder.path("tree");
  INFO(Patch);
  REQUIRE(runGit(Tree, {"init", "-q"}));
  REQUIRE(runGit(Tree, {"apply", "--check", File}));
  REQUIRE(runGit(Tree, {"apply", File}));
  for (const Change &One : Changes)
    CHECK(Folder.read("tree/" + One.Path) == One.After);
  REQUIRE(runGit(Tree, {"apply", "-R", File}));
  for (const Change &One : Changes) {
    CHECK(Folder.exists("tree/" + One.Path) == One.Before.has_value());
    if (One.Before)
      CHECK(Folder.read("tree/" + One.Path) == *One.Before);
  }
}

TEST_CASE("git applies every kind of text") {
  using namespace std::string_literals;
  checkThatGitApplies({
      {"crlf.cu", "a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n"},
      {"mixed.cu", "a\r\nb\nc\rd\n", "a\r\nB\nc\rD\n"},
      {"bom.cu", "\xEF\xBB\xBF#include <x>\n", "\xEF\xBB\xBF#include <y>\n"},
      {"latin1.cu", "// \xE9t\xE9\nx\n", "// \xE9t\xE9\ny\n"},
      {"utf16.cu", "a\0\n\0b\0"s, "a\0\n\0c\0"s},
      {"nul.cu", "a\0b\nc\n"s, "a\0b\nd\n"s},
      {"no-end.cu", "a\nb", "a\nc"},
      {"end-lost.cu", "a\nb\n", "a\nb"},
      {"end-won.cu", "a\nb", "a\nb\n"},
      {"filled.cu", "", "x\n"},
      {"emptied.cu", "x\n", ""},
      {"new/file.cu", std::nullopt, "x\r\ny"},
      {"new-empty.cu", std::nullopt, ""},
      {"spaces.cu", "a \t\n \n\t\n", "a\t \n\t\n \n"},
      {"dashes.cu", "-- x\n--- a/y\n+++ b\n@@ -1 +1 @@\n", "++ x\n--- z\n"},
      {"form-feed.cu", "a\f\v\n", "b\f\v\n"},
  });
}

TEST_CASE("git applies changes of files with strange names") {
  std::vector<Change> Changes;
  for (const char *Path :
       {"a b.cu", " lead", "trail ", "tab\there", "new\nline", "quo\"te",
        "back\\slash", "\xC3\xA4.cu", "\xE9.cu", "a b/a b", "b/a/b", "-n",
        "\x01\x7F", "'", "$x", "dev/null"}) {
    Changes.push_back({std::string("old/") + Path, "x\n", "y\n"});
    Changes.push_back({std::string("made/") + Path, std::nullopt, "y\n"});
    Changes.push_back({std::string("void/") + Path, std::nullopt, ""});
  }
  checkThatGitApplies(Changes);
}

TEST_CASE("git applies random changes of random text") {
  std::mt19937 Random(20240229); // Always the same texts.
  auto Below = [&](unsigned N) { return Random() % N; };
  const char *Lines[] = {"a", "", " ", "-", "+", "\xE9", "a\r", "\t}", "@@"};
  const char *Ends[] = {"\n", "\n", "\n", "\r\n", "\r"};
  std::vector<Change> Changes;
  for (unsigned I = 0; I != 300; ++I) {
    std::string Before;
    std::string After;
    for (unsigned Line = 0, Count = Below(60); Line != Count; ++Line) {
      std::string Text = Lines[Below(9)];
      Text += Ends[Below(5)];
      if (Below(8) != 0)
        Before += Text;
      if (Below(8) != 0)
        After += Text;
    }
    if (Below(3) == 0)
      After += "no end";
    if (Below(3) == 0)
      Before += "no end";
    Changes.push_back({"file" + std::to_string(I), Before, After});
  }
  checkThatGitApplies(Changes);
}

TEST_CASE("an executable file stays one, and git can fall back on blobs") {
  if (!hasGit())
    SKIP("no git to apply patches with");
  TemporaryFolder Folder;
  REQUIRE(runGit(Folder.path(), {"init", "-q"}));
  Folder.write("run.cu", "1\n2\n3\n4\n");
  Folder.setMode("run.cu", 0755);
  REQUIRE(runGit(Folder.path(), {"add", "."}));
  TemporaryFolder Other;
  std::string Patch = Other.write(
      "patch", unifiedDiff("run.cu", "1\n2\n3\n4\n", "1\n2\n3\nfour\n"));
  SECTION("in place") {
    REQUIRE(runGit(Folder.path(), {"apply", "--index", Patch}));
    CHECK(Folder.mode("run.cu") == 0755);
    CHECK(Folder.read("run.cu") == "1\n2\n3\nfour\n");
  }
  SECTION("merged where the context has changed") {
    REQUIRE(runGit(Folder.path(), {"commit", "-q", "-m", "first"}));
    Folder.write("run.cu", "one\n2\n3\n4\n");
    REQUIRE(runGit(Folder.path(), {"add", "."}));
    REQUIRE(runGit(Folder.path(), {"apply", "--3way", Patch}));
    CHECK(Folder.read("run.cu") == "one\n2\n3\nfour\n");
    CHECK(Folder.mode("run.cu") == 0755);
  }
}
