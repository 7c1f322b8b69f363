#include "AwkwardTree.h"
#include "Golden/GoldenCase.h"
#include "Golden/Process.h"
#include <catch2/generators/catch_generators.hpp>
#include <filesystem>

using namespace reroute;
using llvm::StringRef;
namespace fs = std::filesystem;

static constexpr const char *Program = "clang-apply-replacements-22";

static bool isInstalled() {
  return golden::runProgram(Program, {"--version"}).Exit == 0;
}

/// Paths are relative to the root, so the program has to run there.
static void applyReplacements(const std::string &Root,
                              const std::string &Fixes) {
  golden::Outcome Run = golden::runProgram(
      "sh", {"-c", "cd \"$0\" && exec \"$1\" \"$2\"", Root, Program, Fixes});
  INFO(Run.Output << Run.Errors);
  REQUIRE(Run.Exit == 0);
}

TEST_CASE("clang-apply-replacements makes what apply makes") {
  if (!isInstalled())
    SKIP("no clang-apply-replacements-22");
  std::string Mode = GENERATE(as<std::string>(), "keep", "neutral", "hip");
  INFO(Mode);
  golden::TemporaryFolder Theirs, Ours, Fixes;
  for (const std::string &Root : {Theirs.path(), Ours.path()})
    fs::copy(REROUTE_TEST_INPUTS "/demo", Root + "/demo",
             fs::copy_options::recursive);
  std::string File = Fixes.path() + "/fixes.yaml";
  golden::Outcome Check = golden::runProgram(
      REROUTE_BINARY, {"check", "-C", Theirs.path() + "/demo", "--names", Mode,
                       "-q", "--output", "fixes=" + File});
  INFO(Check.Errors);
  REQUIRE(Check.Exit == 1);
  applyReplacements(Theirs.path() + "/demo", Fixes.path());
  golden::Outcome Apply =
      golden::runProgram(REROUTE_BINARY, {"apply", "-q", "--names", Mode, "-C",
                                          Ours.path() + "/demo"});
  REQUIRE(Apply.Exit == 1);
  golden::Outcome Diff = golden::runProgram(
      "diff", {"-r", Theirs.path() + "/demo", Ours.path() + "/demo"});
  CHECK(Diff.Output == "");
  CHECK(Diff.Exit == 0);
}

TEST_CASE("line ends, encodings and edits that touch survive") {
  if (!isInstalled())
    SKIP("no clang-apply-replacements-22");
  test::AnalysedTree Tree("names: hip\nsymbols:\n  cudaMallocHost: { hip: "
                          "hipHostMalloc, call: 'hipHostMalloc($1, $2, 0)' }\n"
                          "  cudaMemset: { hip: hipMemset, call: "
                          "'other($3, $2, $1)' }\n");
  Tree.Folder.write("a.cu", "\xEF\xBB\xBF#include <cuda_runtime.h>\r\n"
                            "// \xE4\r\nvoid f(void *p) { "
                            "cudaMallocHost(&p, cudaEventDefault); }\r\n"
                            "void g(void *p) { cudaMemset(p,\r\n"
                            "  /* 'q' \"\\ \t\xC3\xA4 */ 0, 1); }");
  Tree.Folder.write("b.cu", "__global__ void k() {}\n");
  const Report &All = Tree.analyse();
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  llvm::cantFail(findFormat("fixes")->Write(All, {}, OS));
  test::TemporaryFolder Fixes;
  Fixes.write("fixes.yaml", Text);
  applyReplacements(Tree.Folder.path(), Fixes.path());
  REQUIRE(All.filesToChange() == 2);
  for (const ReportedFile &File : All.Files)
    CHECK(Tree.Folder.read(File.Path) ==
          llvm::cantFail(applyEdits(File.Text, File.Edits)));
}

TEST_CASE("several edits at one place are made in their order") {
  if (!isInstalled())
    SKIP("no clang-apply-replacements-22");
  test::TemporaryFolder Tree, Fixes;
  Tree.write("a.cpp", "01234567");
  std::vector<Edit> Edits{{0, 0, "a"}, {0, 0, "b"}, {0, 2, "c"},
                          {4, 0, "d"}, {4, 0, "e"}, {6, 1, ""}};
  Report All;
  All.Files.push_back({"a.cpp", "01234567", Edits});
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  llvm::cantFail(findFormat("fixes")->Write(All, {}, OS));
  Fixes.write("fixes.yaml", Text);
  applyReplacements(Tree.path(), Fixes.path());
  CHECK(Tree.read("a.cpp") == "abc23de457");
}

TEST_CASE("bytes that YAML cannot hold are refused, never changed") {
  test::AwkwardTree Tree;
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  std::string Message =
      llvm::toString(findFormat("fixes")->Write(Tree.analyse(), {}, OS));
  CHECK(StringRef(Message).contains(
      "caf\xEF\xBF\xBD.cpp: error: its path or what would be written to it is "
      "no UTF-8"));
}
