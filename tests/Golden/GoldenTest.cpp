// Runs the real program on every folder of test_inputs/cases. Each folder is a
// test of its own name, found when this program starts: adding a case needs
// no build.

#include "Golden/GoldenCase.h"
#include "Golden/Process.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/StringSaver.h"
#include <catch2/catch_session.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/internal/catch_test_registry.hpp>
#include <cstdlib>
#include <filesystem>

namespace fs = std::filesystem;

namespace reroute::golden {
namespace {

/// An installed or instrumented binary can stand in for the build's own.
std::string binary() {
  const char *Other = std::getenv("REROUTE_BINARY");
  return Other ? Other : REROUTE_BINARY;
}

bool updating() {
  const char *Wish = std::getenv("REROUTE_UPDATE_EXPECTED");
  return Wish && llvm::StringRef(Wish) == "1";
}

/// The arguments of \p Command, run in \p Tree. "<tree>" stands for its path.
std::vector<std::string> arguments(const std::string &Command,
                                   const std::string &Tree) {
  llvm::BumpPtrAllocator Allocator;
  llvm::StringSaver Saver(Allocator);
  llvm::SmallVector<const char *> Words;
  llvm::cl::TokenizeGNUCommandLine(Command, Saver, Words);
  std::vector<std::string> Result;
  for (llvm::StringRef Word : Words)
    Result.push_back(Word == "<tree>" ? Tree
                     : Word.starts_with("<tree>")
                         ? Tree + Word.drop_front(6).str()
                         : Word.str());
  // Models belong to no tree.
  bool IsGroup = !Result.empty() && Result.front() == "rules";
  if (Result.empty() || Result.front() == "api")
    return Result;
  // After the command's name, where options of every command are welcome.
  Result.insert(Result.begin() + (IsGroup ? 2 : 1), {"-C", Tree});
  return Result;
}

/// Where the tree lies differs from run to run; expectations say <tree>.
std::string withoutPlace(std::string Text, const std::string &Tree) {
  for (size_t At = Text.find(Tree); At != std::string::npos;
       At = Text.find(Tree, At))
    Text.replace(At, Tree.size(), "<tree>");
  return Text;
}

/// A diff without the names of the blobs, which say nothing to a reader of the
/// expectation; UnifiedDiffTest checks them.
std::string withoutIndexLines(llvm::StringRef Diff) {
  std::string Result;
  while (!Diff.empty()) {
    size_t End = std::min(Diff.find('\n'), Diff.size() - 1) + 1;
    llvm::StringRef Line = Diff.take_front(End);
    if (!Line.starts_with("index "))
      Result += Line;
    Diff = Diff.drop_front(End);
  }
  return Result;
}

/// How \p Actual differs from \p Expected, as a unified diff.
std::string difference(const std::string &Expected, const std::string &Actual) {
  TemporaryFolder Folder;
  std::string Want = Folder.path() + "/expected";
  std::string Got = Folder.path() + "/actual";
  writeBytes(Want, Expected);
  writeBytes(Got, Actual);
  Outcome Diff = runProgram(
      "git", {"diff", "--no-index", "--no-color", "--text", "--", Want, Got});
  // The first four lines only name the temporary files.
  llvm::StringRef Text = Diff.Output;
  size_t Hunks = Text.find("\n@@");
  if (Hunks == llvm::StringRef::npos)
    return "expected:\n" + Expected + "\nactual:\n" + Actual;
  return "lines with - are expected, lines with + came out:\n" +
         Text.substr(Hunks + 1).str();
}

void compare(const GoldenCase &Case, const std::string &File,
             const std::optional<std::string> &Expected,
             const std::string &Actual) {
  if (updating()) {
    REQUIRE(writeBytes(Case.Folder + "/" + File, Actual));
    return;
  }
  if (Expected && *Expected != Actual)
    FAIL_CHECK(File << ": " << difference(*Expected, Actual));
}

/// The diff of a run must be one that git takes, and nothing may be left to
/// change after it.
void applyAndRunAgain(const GoldenCase &Case, const std::string &Tree,
                      const std::string &Diff) {
  TemporaryFolder Folder;
  std::string Patch = Folder.path() + "/changes.diff";
  REQUIRE(writeBytes(Patch, Diff));
  Outcome Apply = runProgram("git", {"-C", Tree, "-c", "core.autocrlf=false",
                                     "apply", "--whitespace=nowarn", Patch});
  INFO("git apply: " << Apply.Error << Apply.Errors << "\nof:\n" << Diff);
  REQUIRE(Apply.Exit == 0);

  Outcome Second = runProgram(binary(), arguments(Case.Command, Tree));
  INFO("a second run after the first one's changes were applied");
  CHECK(Second.Output == "");
}

void runCase(const std::string &Name) {
  GoldenCase Case = readCase(REROUTE_TEST_INPUTS, Name);
  INFO(Case.About);
  for (const std::string &Fault : Case.Faults)
    FAIL_CHECK(Case.Folder << ": " << Fault);
  if (!Case.Faults.empty())
    return;

  TemporaryFolder Temporary;
  REQUIRE_FALSE(Temporary.path().empty());
  // A tree whose includes begin with its own name must keep that name.
  std::string Tree =
      Temporary.path() + "/" + fs::path(Case.Input).filename().string();
  fs::copy(Case.Input, Tree,
           fs::copy_options::recursive | fs::copy_options::copy_symlinks);

  Outcome Run = runProgram(binary(), arguments(Case.Command, Tree));
  INFO("reroute " << Case.Command << "\n" << Run.Error << Run.Errors);
  REQUIRE(Run.Exit >= 0);
  compare(Case, "expected.diff", Case.Diff,
          withoutPlace(withoutIndexLines(Run.Output), Tree));
  compare(Case, "expected.report", Case.Report, withoutPlace(Run.Errors, Tree));
  compare(Case, "expected.exit",
          Case.Exit ? std::optional(std::to_string(*Case.Exit) + "\n")
                    : std::nullopt,
          std::to_string(Run.Exit) + "\n");

  // What comes out may not depend on who finished first.
  if (llvm::StringRef(Name).starts_with("tree-")) {
    Outcome Alone =
        runProgram(binary(), arguments(Case.Command + " -j 1", Tree));
    CHECK(Alone.Output == Run.Output);
    CHECK(Alone.Errors == Run.Errors);
  }
  if (llvm::StringRef(Case.Command).starts_with("diff") && !Run.Output.empty())
    applyAndRunAgain(Case, Tree, Run.Output);
}

/// A case as a Catch2 test.
class CaseInvoker : public Catch::ITestInvoker {
public:
  explicit CaseInvoker(std::string Name) : Name(std::move(Name)) {}
  void invoke() const override { runCase(Name); }

private:
  std::string Name;
};

} // namespace
} // namespace reroute::golden

int main(int Argc, char **Argv) {
  using namespace reroute::golden;
  // A user's own settings of git must not decide whether a patch applies, nor
  // a checkout that the temporary folder happens to lie in.
  setenv("GIT_CONFIG_GLOBAL", "/dev/null", /*overwrite=*/1);
  setenv("GIT_CEILING_DIRECTORIES", fs::temp_directory_path().c_str(),
         /*overwrite=*/1);
  // Nor may the width of somebody's terminal.
  unsetenv("COLUMNS");

  std::vector<std::string> Cases = listCases(REROUTE_TEST_INPUTS);
  for (const std::string &Name : Cases)
    Catch::AutoReg(Catch::Detail::make_unique<CaseInvoker>(Name),
                   CATCH_INTERNAL_LINEINFO, /*classOrMethod=*/"",
                   Catch::NameAndTags(Name, "[golden]"));
  return Catch::Session().run(Argc, Argv);
}
