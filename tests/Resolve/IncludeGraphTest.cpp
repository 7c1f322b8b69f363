#include "Resolve/IncludeGraph.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

/// Every include is spelled as the path of the file that it means.
static FileIncludes file(std::string Path, std::vector<std::string> Includes) {
  return {std::move(Path), Includes, Includes};
}

TEST_CASE("the nearest source that includes a header is found") {
  IncludeGraph Graph({file("a.cpp", {"far.h"}), file("b.cpp", {"near.h"}),
                      file("c.cpp", {"near.h"}), file("far.h", {"near.h"}),
                      file("lonely.h", {}), file("near.h", {})});
  CHECK(Graph.nearestSource("near.h") == "b.cpp");
  CHECK(Graph.nearestSource("far.h") == "a.cpp");
  CHECK(Graph.nearestSource("lonely.h") == "");
  CHECK(Graph.nearestSource("not/there.h") == "");
}

TEST_CASE("a cycle of includes ends") {
  IncludeGraph Graph({file("a.h", {"b.h"}), file("b.h", {"a.h"})});
  CHECK(Graph.nearestSource("a.h") == "");
  CHECK_FALSE(Graph.reaches("a.h", [](llvm::StringRef) { return false; }));
}

TEST_CASE("what sources reach comes with who includes it") {
  IncludeGraph Graph({file("a.cpp", {"a.h"}), file("a.h", {"deep.h"}),
                      file("b.cpp", {"deep.h"}), file("deep.h", {})});
  llvm::StringMap<std::string> FromA = Graph.reachedFrom({"a.cpp"});
  CHECK(FromA.size() == 3);
  CHECK(FromA["a.cpp"] == "");
  CHECK(FromA["deep.h"] == "a.h");
  // The shortest way counts.
  CHECK(Graph.reachedFrom({"a.cpp", "b.cpp"})["deep.h"] == "b.cpp");
}

TEST_CASE("a header of the outside is reached by its spelling") {
  FileIncludes Header{"gpu.h", {"cuda_runtime.h"}, {}};
  IncludeGraph Graph({file("a.cpp", {"gpu.h"}), file("b.cpp", {}), Header});
  auto IsCuda = [](llvm::StringRef Spelled) {
    return Spelled == "cuda_runtime.h";
  };
  CHECK(Graph.reaches("a.cpp", IsCuda));
  CHECK_FALSE(Graph.reaches("b.cpp", IsCuda));
}

TEST_CASE("who includes a file, directly or not, is found") {
  IncludeGraph Graph({file("a.cpp", {"a.h"}), file("a.h", {"deep.h"}),
                      file("b.cpp", {}), file("deep.h", {"a.h"})});
  auto Is = [](llvm::StringRef Name) {
    return [Name](llvm::StringRef File) { return File == Name; };
  };
  CHECK(Graph.isReachedFrom("deep.h", Is("a.cpp")));
  CHECK(Graph.isReachedFrom("deep.h", Is("deep.h")));
  CHECK_FALSE(Graph.isReachedFrom("deep.h", Is("b.cpp")));
  CHECK_FALSE(Graph.isReachedFrom("a.cpp", Is("a.h")));
}
