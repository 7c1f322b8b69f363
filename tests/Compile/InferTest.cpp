#include "Compile/Infer.h"
#include "Compile/DriverCheck.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
using Words = std::vector<std::string>;

static CompileUnit known(const std::string &File, const Words &Arguments) {
  return {File, "/build", Arguments, CompileUnit::Source::Database, "cuda"};
}

static TreeFile file(const std::string &Path) {
  return {Path, languageOf(Path).value()};
}

static Words infer(const std::string &Path,
                   const std::vector<CompileUnit> &Known) {
  CompileUnit Unit = UnitInference(Known, "/src").infer(file(Path));
  CHECK(Unit.File == Path);
  CHECK(Unit.Configuration == (Known.empty() ? "" : "cuda"));
  CHECK(Unit.From == CompileUnit::Source::Inferred);
  CHECK(Unit.Directory == (Known.empty() ? "/src" : "/build"));
  // Where none is stated, the parser states the language.
  Words Parsed = Unit.Arguments;
  if (Parsed.empty() || Parsed.front() != "-x")
    Parsed.insert(Parsed.begin(), {"-x", "c++"});
  CHECK(DriverCheck(llvm::vfs::getRealFileSystem())
            .accepts(Parsed, "/src/" + Path));
  return Unit.Arguments;
}

TEST_CASE("without a database a file's extension decides") {
  CHECK(infer("a.c", {}) == Words{"-x", "c"});
  CHECK(infer("a.cpp", {}) == Words{"-x", "c++", "-std=c++17"});
  CHECK(infer("a.h", {}) == Words{"-std=c++17"});
  CHECK(infer("a.cu", {}) == Words{"-x", "cuda", "-std=c++17"});
  CHECK(infer("a.cuh", {}) == Words{"-x", "cuda", "-std=c++17"});
}

TEST_CASE("the nearest known unit lends its arguments") {
  std::vector<CompileUnit> Known = {
      known("a/x.cpp", {"-DA", "-Iinc", "-std=c++20"}),
      known("b/k.cu", {"-x", "cuda", "-DB", "-std=c++14"}),
      known("b/c.c", {"-DC", "-std=c11"})};
  CHECK(infer("a/x.h", Known) == Words{"-DA", "-Iinc", "-std=c++20"});
  CHECK(infer("a/sub/z.cpp", Known) ==
        Words{"-x", "c++", "-DA", "-Iinc", "-std=c++20"});
  CHECK(infer("b/k2.cu", Known) == Words{"-x", "cuda", "-DB", "-std=c++14"});
  CHECK(infer("b/k.cuh", Known) == Words{"-x", "cuda", "-DB", "-std=c++14"});
  CHECK(infer("b/d.c", Known) == Words{"-x", "c", "-DC", "-std=c11"});
}

TEST_CASE("a header's language follows its neighbour") {
  CHECK(infer("k.h", {known("k.cu", {"-x", "cuda", "-DB"})}) ==
        Words{"-x", "cuda", "-DB"});
  CHECK(infer("k.h", {known("k.cpp", {"-x", "hip", "-DB"})}) ==
        Words{"-x", "hip", "-DB"});
  CHECK(infer("k.h", {known("k.c", {"-DB"})}) == Words{"-x", "c", "-DB"});
  CHECK(infer("k.cu", {known("z.cpp", {"-DB", "-std=c++20"})}) ==
        Words{"-x", "cuda", "-DB", "-std=c++20"});
}

TEST_CASE("a build that compiles C++ files as HIP is believed") {
  std::vector<CompileUnit> Known = {known("k.cpp", {"-x", "hip", "-std=c++17"}),
                                    known("c.c", {"-std=c99"})};
  CHECK(infer("l.cpp", Known) == Words{"-x", "hip", "-std=c++17"});
  CHECK(infer("k.cu", Known) == Words{"-x", "hip", "-std=c++17"});
  CHECK(infer("c2.c", Known) == Words{"-x", "c", "-std=c99"});
}

TEST_CASE("a header of C++ code may turn out to be CUDA") {
  CHECK(infer("k.h", {known("k.cpp", {"-DB"})}) == Words{"-DB"});
  CHECK(infer("k.h", {known("k.cpp", {"-x", "c++", "-DB"})}) == Words{"-DB"});
}

TEST_CASE("a unit is of its donor's configuration") {
  std::vector<CompileUnit> Known = {known("a/x.cpp", {"-DFIRST"}),
                                    known("a/x.cpp", {"-DSECOND"}),
                                    known("b/x.cpp", {"-DTHIRD"})};
  Known[0].Configuration = "first";
  Known[1].Configuration = "second";
  Known[2].Configuration = "third";
  UnitInference Inference(Known, "/src");
  CHECK(Inference.infer(file("b/y.cpp")).Configuration == "third");
  // One guess is enough for a file that nobody builds.
  CompileUnit First = Inference.infer(file("a/y.cpp"));
  CHECK(First.Configuration == "first");
  CHECK(First.Arguments == Words{"-x", "c++", "-DFIRST"});
}
