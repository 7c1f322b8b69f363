#include "Tree/PathFilter.h"
#include "Support/ToolError.h"
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

using namespace reroute;

static PathFilter make(std::vector<std::string> Include,
                       std::vector<std::string> Exclude = {}) {
  return llvm::cantFail(
      PathFilter::create({std::move(Include), std::move(Exclude)}));
}

TEST_CASE("no globs accept everything") {
  CHECK(make({}).accepts("a/b.cu"));
  CHECK(make({"."}).accepts("a/b.cu"));
  CHECK(make({"./"}).accepts("a/b.cu"));
}

TEST_CASE("a pattern without wildcards is a file or a whole folder") {
  for (const char *Spelling :
       {"third-party", "third-party/", "./third-party"}) {
    PathFilter Filter = make({}, {Spelling});
    CHECK_FALSE(Filter.accepts("third-party/a/b.cu"));
    CHECK_FALSE(Filter.accepts("third-party"));
    CHECK(Filter.accepts("third-party2/a.cu"));
    CHECK(Filter.accepts("src/third-party/a.cu"));
  }
  CHECK(make({"src/a.cu"}).accepts("src/a.cu"));
  CHECK_FALSE(make({"src/a.cu"}).accepts("src/a.cuh"));
}

TEST_CASE("wildcards") {
  CHECK(make({"*.cu"}).accepts("a/b.cu"));
  CHECK_FALSE(make({"*.cu"}).accepts("a/b.cuh"));
  CHECK(make({"src/*.{cu,cuh}"}).accepts("src/a/b.cuh"));
  CHECK(make({"a[0-9].cu"}).accepts("a7.cu"));
  CHECK_FALSE(make({"a[!0-9].cu"}).accepts("a7.cu"));
  CHECK(make({"a\\[1\\].cu"}).accepts("a[1].cu"));
  CHECK(make({"gen?/"}).accepts("gen1/x/a.cu"));
  CHECK_FALSE(make({"gen?/"}).accepts("gen1"));
}

TEST_CASE("two stars between slashes match no folder too") {
  PathFilter Filter = make({"**/cuda/**/*.h"});
  CHECK(Filter.accepts("cuda/a.h"));
  CHECK(Filter.accepts("x/y/cuda/z/a.h"));
  CHECK_FALSE(Filter.accepts("x/mycuda/a.h"));
  CHECK(make({"{a/**/b,c}.h"}).accepts("a/x/b.h"));
}

TEST_CASE("an exclusion wins over an inclusion") {
  PathFilter Filter = make({"src"}, {"src/gen/**"});
  CHECK(Filter.accepts("src/a.cu"));
  CHECK_FALSE(Filter.accepts("src/gen/a.cu"));
}

TEST_CASE("a folder is skipped only when nothing in it can be accepted") {
  CHECK(make({}, {"a"}).excludesFolder("a"));
  CHECK(make({}, {"a"}).excludesFolder("a/b"));
  CHECK(make({}, {"a/**"}).excludesFolder("a"));
  CHECK(make({}, {"**/gen/*"}).excludesFolder("x/gen"));
  CHECK(make({}, {"gen?/"}).excludesFolder("gen1"));
  CHECK_FALSE(make({}, {"a/*.cu"}).excludesFolder("a"));
  CHECK_FALSE(make({}, {"*/"}).excludesFolder("a") ==
              make({}, {"*/"}).accepts("a/b.cu"));
  CHECK_FALSE(make({}, {"a/\\*"}).excludesFolder("a"));
  CHECK_FALSE(make({"b"}).excludesFolder("a"));
}

TEST_CASE("a bad glob is a usage error that quotes it") {
  for (const char *Text : {"a[", "{", "/abs/*", "../x", "a/../b", "", "a{b,"}) {
    auto Filter = PathFilter::create({{}, {Text}});
    REQUIRE_FALSE(Filter);
    std::string Message;
    CHECK(takeError(Filter.takeError(), Message) == ExitCode::Usage);
    CHECK_THAT(Message, Catch::Matchers::StartsWith("glob '" +
                                                    std::string(Text) + "': "));
  }
}
