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

TEST_CASE("a checkout of any name is the folder that its sources spell") {
  IncludeIndex Index(files({"runtime/core/error.h", "runtime/platform/log.h",
                            "backends/runtime/core/error.h"}));
  CHECK(Index.resolve("backends/m.cpp", "executorch/runtime/core/error.h",
                      true) == "runtime/core/error.h");
  CHECK(Index.resolve("backends/m.cpp", "executorch/runtime/platform/log.h",
                      false) == "runtime/platform/log.h");
}

TEST_CASE("a folder of the name that sources spell comes before the root") {
  IncludeIndex Index(files({"core/x.h", "sub/proj/core/x.h"}));
  CHECK(Index.resolve("m.cpp", "proj/core/x.h", true) == "sub/proj/core/x.h");
}

TEST_CASE("a system's folders are not taken for the checkout") {
  IncludeIndex Index(files({"types.h", "linux/sys/stat.h"}));
  CHECK(Index.resolve("m.cpp", "sys/types.h", true) == Resolved());
  CHECK(Index.resolve("m.cpp", "asm/sys/stat.h", true) == Resolved());
}

TEST_CASE("the answer does not depend on the order of the files") {
  Words Paths = {"a/p/x.h", "b/p/x.h", "c/d/y.h", "z.h"};
  IncludeIndex Forward(files(Paths));
  std::reverse(Paths.begin(), Paths.end());
  IncludeIndex Backward(files(Paths));
  for (const char *Path : {"p/x.h", "q/d/y.h", "r/c/d/y.h"})
    CHECK(Forward.resolve("m.cpp", Path, true) ==
          Backward.resolve("m.cpp", Path, true));
}

TEST_CASE("a large tree is searched in no time") {
  Words Paths;
  for (int I = 0; I < 20000; ++I)
    Paths.push_back("d" + std::to_string(I % 100) + "/e" +
                    std::to_string(I % 700) + "/f" + std::to_string(I % 5000) +
                    ".h");
  auto Start = std::chrono::steady_clock::now();
  IncludeIndex Index(files(Paths));
  for (const std::string &Path : Paths) {
    CHECK(Index.resolve("m.cpp", Path, true) == Path);
    CHECK(Index.resolve("m.cpp", "n/" + Path, true) == Path);
  }
  // A hundred times what it takes; a search through all files takes minutes.
  CHECK(std::chrono::steady_clock::now() - Start < std::chrono::seconds(60));
}
