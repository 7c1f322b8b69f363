#include "Compile/Infer.h"
#include "Compile/DriverCheck.h"
#include "Compile/PrefixOverlay.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Tooling/Tooling.h"
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
  CompileUnit Unit = inferUnit(file(Path), Known, {}, "/src", "cuda");
  CHECK(Unit.File == Path);
  CHECK(Unit.Configuration == "cuda");
  CHECK(Unit.From == CompileUnit::Source::Inferred);
  CHECK(Unit.Directory == (Known.empty() ? "/src" : "/build"));
  CHECK(DriverCheck(llvm::vfs::getRealFileSystem())
            .accepts(Unit.Arguments, "/src/" + Path));
  return Unit.Arguments;
}

TEST_CASE("without a database a file's extension decides") {
  CHECK(infer("a.c", {}) == Words{"-x", "c"});
  CHECK(infer("a.cpp", {}) == Words{"-x", "c++", "-std=c++17"});
  CHECK(infer("a.h", {}) == Words{"-x", "c++", "-std=c++17"});
  CHECK(infer("a.cu", {}) == Words{"-x", "cuda", "-std=c++17"});
  CHECK(infer("a.cuh", {}) == Words{"-x", "cuda", "-std=c++17"});
}

TEST_CASE("the nearest known unit lends its arguments") {
  std::vector<CompileUnit> Known = {
      known("a/x.cpp", {"-DA", "-Iinc", "-std=c++20"}),
      known("b/k.cu", {"-x", "cuda", "-DB", "-std=c++14"}),
      known("b/c.c", {"-DC", "-std=c11"})};
  CHECK(infer("a/x.h", Known) ==
        Words{"-x", "c++", "-DA", "-Iinc", "-std=c++20"});
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

TEST_CASE("inferred search paths come after the build's") {
  IncludePaths Paths{{"inc", ""}, {"third/z"}, {{"proj/", ""}}};
  CHECK(inferUnit(file("a.cpp"), {known("b.cpp", {"-Iown"})}, Paths, "/src", "")
            .Arguments == Words{"-x", "c++", "-Iown", "-I/src/inc", "-I/src",
                                "-I/reroute.prefixes", "-idirafter",
                                "/src/third/z"});
}

TEST_CASE("includes are followed through the tree once each") {
  std::map<std::string, std::vector<SpelledInclude>> Includes = {
      {"m.cpp", {{"m.cpp", "a.h", false}, {"m.cpp", "gone.h", true}}},
      {"inc/a.h", {{"inc/a.h", "b.h", false}}},
      {"inc/b.h", {{"inc/b.h", "a.h", false}}}};
  IncludeIndex Index(
      std::vector{file("m.cpp"), file("inc/a.h"), file("inc/b.h")});
  auto Reached = reachableIncludes(
      "m.cpp",
      [&](llvm::StringRef File) -> llvm::ArrayRef<SpelledInclude> {
        return Includes[File.str()];
      },
      Index);
  Words Spelled;
  for (const SpelledInclude &Include : Reached)
    Spelled.push_back(Include.Spelled);
  CHECK(Spelled == Words{"a.h", "gone.h", "b.h", "a.h"});
}

namespace {

/// Notes the files that Clang opened, by the names it knows them under.
class OpenedFiles : public clang::SyntaxOnlyAction {
public:
  explicit OpenedFiles(Words &Names) : Names(Names) {}
  void EndSourceFileAction() override {
    const clang::SourceManager &SM = getCompilerInstance().getSourceManager();
    for (auto I = SM.fileinfo_begin(); I != SM.fileinfo_end(); ++I)
      Names.push_back(I->first.getName().str());
    llvm::sort(Names);
  }

private:
  Words &Names;
};

} // namespace

TEST_CASE("a unit inferred without any build parses") {
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  std::vector<TreeFile> Files;
  auto Add = [&](const char *Path, const char *Text) {
    Files.push_back(file(Path));
    Memory->addFile(std::string("/src/") + Path, 0,
                    llvm::MemoryBuffer::getMemBuffer(Text));
  };
  Add("m.cpp", "#include <proj/runtime/x.h>\n#include \"y.h\"\nX x; Y y;");
  Add("runtime/x.h", "#pragma once\nstruct X {};");
  Add("inc/y.h", "#include <proj/top.h>\n#include \"../runtime/x.h\"\n"
                 "struct Y { X x; Top t; };");
  Add("top.h", "#pragma once\nstruct Top {};");
  std::vector<SpelledInclude> Includes = {{"m.cpp", "proj/runtime/x.h", true},
                                          {"m.cpp", "y.h", false},
                                          {"inc/y.h", "proj/top.h", true},
                                          {"inc/y.h", "../runtime/x.h", false}};
  IncludeIndex Index(Files, Includes);
  CompileUnit Unit =
      inferUnit(Files[0], {}, Index.pathsFor(Includes), "/src", "");

  auto FS = createPrefixOverlay(Index.mappings(), "/src", Memory);
  llvm::IntrusiveRefCntPtr<clang::FileManager> Manager(
      new clang::FileManager({Unit.Directory}, FS));
  Words Command = {"clang", "-fsyntax-only"};
  llvm::append_range(Command, Unit.Arguments);
  Command.push_back("/src/m.cpp");
  Words Opened;
  clang::tooling::ToolInvocation Invocation(
      Command, std::make_unique<OpenedFiles>(Opened), Manager.get());
  CHECK(Invocation.run());
  CHECK(Opened ==
        Words{"/src/inc/y.h", "/src/m.cpp", "/src/runtime/x.h", "/src/top.h"});
}
