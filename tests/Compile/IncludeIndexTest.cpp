#include "Compile/IncludeIndex.h"
#include <catch2/catch_test_macros.hpp>
#include <chrono>

using namespace reroute;
using Words = std::vector<std::string>;
using Resolved = std::optional<std::string>;

static std::vector<TreeFile> files(const Words &Paths) {
  std::vector<TreeFile> Result;
  for (const std::string &Path : Paths)
    Result.push_back({Path, languageOf(Path).value_or(Language::Header)});
  return Result;
}

/// Includes of `main.cpp`, spelled with their quotes or brackets.
static std::vector<SpelledInclude> includes(const Words &Spelled) {
  std::vector<SpelledInclude> Result;
  for (llvm::StringRef S : Spelled)
    Result.push_back(
        {"main.cpp", S.drop_front().drop_back().str(), S.starts_with("<")});
  return Result;
}

TEST_CASE("a quoted include is looked for next to its includer first") {
  IncludeIndex Index(files({"a/x.h", "b/x.h", "x.h"}));
  CHECK(Index.resolve("b/m.cpp", "x.h", false) == "b/x.h");
  CHECK(Index.resolve("b/m.cpp", "../a/x.h", false) == "a/x.h");
  CHECK(Index.resolve("b/m.cpp", "./x.h", false) == "b/x.h");
  CHECK(Index.resolve("b/m.cpp", "..\\a\\x.h", false) == "a/x.h");
  CHECK(Index.resolve("m.cpp", "x.h", false) == "x.h");
}

TEST_CASE("an include means the file that ends with its path") {
  IncludeIndex Index(files({"lib/include/p/x.h", "other/xx.h", "p.h"}));
  CHECK(Index.resolve("m.cpp", "p/x.h", true) == "lib/include/p/x.h");
  CHECK(Index.resolve("m.cpp", "x.h", true) == "lib/include/p/x.h");
  CHECK(Index.resolve("m.cpp", "q/x.h", true) == Resolved());
  CHECK(Index.resolve("m.cpp", "../x.h", false) == Resolved());
  CHECK(Index.resolve("m.cpp", "/lib/include/p/x.h", true) == Resolved());
  CHECK(Index.resolve("m.cpp", "", true) == Resolved());
}

TEST_CASE("of several files the nearest, shortest, first one is meant") {
  IncludeIndex Index(
      files({"a/b/inc/x.h", "a/c/x.h", "d/longer/x.h", "d/z/x.h", "d/y/x.h"}));
  CHECK(Index.resolve("a/b/src/m.cpp", "x.h", true) == "a/b/inc/x.h");
  CHECK(Index.resolve("a/e/m.cpp", "x.h", true) == "a/c/x.h");
  CHECK(Index.resolve("m.cpp", "x.h", true) == "a/c/x.h");
  CHECK(Index.resolve("d/m.cpp", "x.h", true) == "d/y/x.h");
}

TEST_CASE("a standard header in brackets is not of the tree") {
  IncludeIndex Index(files({"lib/string.h", "lib/vector", "lib/math.h"}));
  CHECK(Index.resolve("m.cpp", "string.h", true) == Resolved());
  CHECK(Index.resolve("m.cpp", "vector", true) == Resolved());
  CHECK(Index.resolve("m.cpp", "math.h", true) == Resolved());
  CHECK(Index.resolve("m.cpp", "string.h", false) == "lib/string.h");
}

TEST_CASE("the root may be the folder that includes name") {
  IncludeIndex Index(files({"runtime/core/x.h", "version.h"}));
  CHECK(Index.resolve("m.cpp", "proj/runtime/core/x.h", true) ==
        "runtime/core/x.h");
  CHECK(Index.resolve("m.cpp", "proj/core/x.h", true) == Resolved());
  // Only a file's name agrees: no evidence.
  CHECK(Index.resolve("m.cpp", "proj/version.h", true) == Resolved());
}

TEST_CASE("includes speak for a prefix") {
  IncludeIndex Index(
      files({"runtime/a.h", "runtime/b.h", "version.h", "other/c.h"}),
      includes({"<proj/runtime/a.h>", "<proj/runtime/b.h>", "<proj/version.h>",
                "<proj/schema_generated.h>"}));
  CHECK(Index.mappings().vec() == std::vector<PrefixMapping>{{"proj/", ""}});
  CHECK(Index.resolve("m.cpp", "proj/version.h", true) == "version.h");
  CHECK(Index.resolve("m.cpp", "proj/c.h", true) == Resolved());
}

TEST_CASE("a prefix may stand for a folder") {
  auto Files = files(
      {"sub/src/core/a.h", "sub/src/core/b.h", "core.h", "sub/src/top.h"});
  IncludeIndex Index(Files,
                     includes({"<p/core/a.h>", "<p/core/b.h>", "<p/top.h>"}));
  CHECK(Index.mappings().vec() ==
        std::vector<PrefixMapping>{{"p/", "sub/src"}});
  CHECK(Index.resolve("m.cpp", "p/top.h", true) == "sub/src/top.h");
  // One include that agrees with a deep folder may be an accident.
  IncludeIndex One(Files, includes({"<p/core/a.h>"}));
  CHECK(One.mappings().empty());
  CHECK(One.resolve("m.cpp", "p/core/a.h", true) == Resolved());
}

TEST_CASE("a flat library installed under its name is recognised") {
  IncludeIndex Index(files({"include/a.h", "include/b.h", "include/c.h"}),
                     includes({"<lib/a.h>", "<lib/b.h>", "<lib/c.h>"}));
  CHECK(Index.mappings().vec() ==
        std::vector<PrefixMapping>{{"lib/", "include"}});
}

TEST_CASE("a system's folders are not taken for prefixes") {
  IncludeIndex Index(
      files({"types.h", "std/complex.h", "time.h"}),
      includes({"<sys/types.h>", "<sys/stat.h>", "<sys/mman.h>", "<sys/time.h>",
                "<cuda/std/complex.h>", "<cuda/std/a.h>", "<cuda/std/b.h>",
                "<cuda/c.h>"}));
  CHECK(Index.mappings().empty());
  CHECK(Index.resolve("m.cpp", "sys/types.h", true) == Resolved());
  CHECK(Index.resolve("m.cpp", "cuda/std/complex.h", true) == Resolved());
}

TEST_CASE("the answer does not depend on the order of what is given") {
  Words Paths = {"a/p/x.h", "b/p/x.h", "c/d/y.h", "z.h"};
  Words Spelled = {"<q/d/y.h>", "<q/z.h>", "<p/x.h>", "<r/c/d/y.h>"};
  IncludeIndex Forward(files(Paths), includes(Spelled));
  std::reverse(Paths.begin(), Paths.end());
  std::reverse(Spelled.begin(), Spelled.end());
  IncludeIndex Backward(files(Paths), includes(Spelled));
  CHECK(Forward.mappings() == Backward.mappings());
  for (const char *Path : {"p/x.h", "q/d/y.h", "r/c/d/y.h"})
    CHECK(Forward.resolve("m.cpp", Path, true) ==
          Backward.resolve("m.cpp", Path, true));
}

TEST_CASE("includes tell the folders they need") {
  IncludeIndex Index(files({"inc/p/a.h", "src/b.h", "third/z/z.h",
                            "port/unistd.h", "port/b2.h", "here.h", "r/s.h"}));
  IncludePaths Paths = Index.pathsFor(
      includes({"\"here.h\"", "\"b.h\"", "<p/a.h>", "<z.h>", "\"b2.h\"",
                "<proj/r/s.h>", "<vector>", "<p/a.h>", "<gone.h>"}));
  CHECK(Paths.Folders == Words{"src", "inc"});
  // <z.h> may be the system's; port would hide the system's <unistd.h>.
  CHECK(Paths.LateFolders == Words{"third/z", "port"});
  CHECK(Paths.Mappings == std::vector<PrefixMapping>{{"proj/", ""}});
}

TEST_CASE("a large tree is searched in no time") {
  Words Paths, Spelled;
  for (int I = 0; I < 20000; ++I) {
    Paths.push_back("d" + std::to_string(I % 100) + "/e" +
                    std::to_string(I % 700) + "/f" + std::to_string(I % 5000) +
                    ".h");
    Spelled.push_back("<n/" + Paths.back() + ">");
  }
  auto Start = std::chrono::steady_clock::now();
  IncludeIndex Index(files(Paths), includes(Spelled));
  for (const std::string &Path : Paths)
    CHECK(Index.resolve("m.cpp", Path, true) == Path);
  CHECK(Index.mappings().vec() == std::vector<PrefixMapping>{{"n/", ""}});
  // A hundred times what it takes; a search through all files takes minutes.
  CHECK(std::chrono::steady_clock::now() - Start < std::chrono::seconds(60));
}
