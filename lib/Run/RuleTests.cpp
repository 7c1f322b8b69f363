#include "Run/RuleTests.h"
#include "Run/Rules.h"
#include "Run/Run.h"
#include "Support/ToolError.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace reroute;
using llvm::StringRef;

namespace {

/// One test with what it belongs to.
struct Case {
  std::string Symbol;
  RuleTest Test;
  bool Implied = false;
};

/// The versions that tests share, and the tests.
using Versions = std::pair<llvm::VersionTuple, llvm::VersionTuple>;
using CasesByVersions = std::map<Versions, std::vector<Case>>;

} // namespace

static constexpr llvm::StringLiteral SourceName = "rule_tests.cu";
static constexpr llvm::StringLiteral BeginMark = "// reroute test ";
static constexpr llvm::StringLiteral EndMark = "// reroute end ";

/// The newest of \p Versions that \p Span holds; empty: none, or the newest of
/// all.
static std::optional<llvm::VersionTuple>
newestOf(const VersionSpan &Span, llvm::ArrayRef<llvm::VersionTuple> Versions) {
  if (Span == VersionSpan())
    return llvm::VersionTuple();
  for (const llvm::VersionTuple &Each : llvm::reverse(Versions))
    if (Span.contains(Each))
      return Each;
  return std::nullopt;
}

/// A rule that says for whole versions that there is no counterpart needs no
/// test of its own: the name has to stay.
static void addImplied(const Rule &Each, const RuleTable &Rules,
                       CasesByVersions &Cases) {
  for (const Mapping &One : Each.Mappings) {
    if (One.TheGrade != Grade::Unsupported || !One.When.fitsEveryShape())
      continue;
    auto Cuda = newestOf(One.When.Cuda, Rules.measuredCuda());
    auto Hip = newestOf(One.When.Hip, Rules.measuredHip());
    if (!Cuda || !Hip)
      continue;
    RuleTest Stays;
    Stays.In = Stays.Out = Each.Symbol + ";";
    Stays.Origin = Each.Origin;
    Cases[{*Cuda, *Hip}].push_back({Each.Symbol, Stays, /*Implied=*/true});
  }
}

static void collect(const std::vector<Rule> &Written, const RuleTable &Rules,
                    CasesByVersions &Cases) {
  for (const Rule &Each : Written) {
    for (const RuleTest &Test : Each.Tests)
      Cases[{Test.Cuda, Test.Hip}].push_back({Each.Symbol, Test});
    addImplied(Each, Rules, Cases);
  }
}

/// A test that opens more than it closes would swallow its successors.
static bool isBalanced(StringRef Code) {
  int Depth = 0;
  for (char C : Code) {
    Depth += C == '{' ? 1 : C == '}' ? -1 : 0;
    if (Depth < 0)
      return false;
  }
  return Depth == 0;
}

/// All tests in one source: each in a function, between two marks.
static std::string sourceOf(llvm::ArrayRef<Case> Cases, StringRef Include) {
  std::string Text = ("#include <" + Include + ">\n").str();
  for (size_t I = 0; I < Cases.size(); ++I) {
    std::string Number = std::to_string(I);
    const std::string &In = Cases[I].Test.In;
    Text += "void reroute_test_" + Number + "() {\n" + BeginMark.str() +
            Number + "\n" + (isBalanced(In) ? In : "") + "\n" + EndMark.str() +
            Number + "\n}\n";
  }
  return Text;
}

/// The line with \p Mark and \p Number starts where the result says; the code
/// in front of it ends with a line break.
static size_t findMark(StringRef Text, StringRef Mark, size_t Number) {
  return Text.find((Mark + std::to_string(Number) + "\n").str());
}

/// What stands between the marks of test \p Number.
static StringRef between(StringRef Text, size_t Number) {
  size_t Begin = findMark(Text, BeginMark, Number);
  size_t End = findMark(Text, EndMark, Number);
  if (Begin == StringRef::npos || End == StringRef::npos || End < Begin)
    return "";
  return Text.slice(Begin, End).split('\n').second.rtrim('\n');
}

static llvm::Error writeSource(StringRef Folder, StringRef Text) {
  llvm::SmallString<128> Path(Folder);
  llvm::sys::path::append(Path, SourceName);
  std::error_code Code;
  llvm::raw_fd_ostream OS(Path, Code);
  if (!Code) {
    OS << Text;
    OS.close();
    Code = OS.error();
  }
  return Code ? makeError(ExitCode::Internal, "rule tests: error: cannot write "
                                              "to a temporary folder: " +
                                                  Code.message())
              : llvm::Error::success();
}

static llvm::Error judge(llvm::ArrayRef<Case> Cases, const RunResult &Run,
                         RuleTestResult &Result) {
  StringRef Before = Run.Files.empty() ? StringRef() : Run.Files[0].text();
  const FilePlan *Plan =
      Run.ThePlan.Files.empty() ? nullptr : &Run.ThePlan.Files[0];
  llvm::Expected<std::string> After = applyEdits(
      Before, Plan ? llvm::ArrayRef(Plan->Edits) : llvm::ArrayRef<Edit>());
  if (!After)
    return After.takeError();
  for (size_t I = 0; I < Cases.size(); ++I) {
    const Case &One = Cases[I];
    ++(One.Implied ? Result.Implied : Result.Ran);
    std::string Got = between(*After, I).str();
    size_t Begin = findMark(Before, BeginMark, I);
    size_t End = findMark(Before, EndMark, I);
    bool Reported = false;
    std::string Reason;
    if (Plan)
      for (const Finding &F : Plan->Findings)
        if (F.Offset > Begin && F.Offset < End) {
          Reported |= F.Subject == One.Symbol &&
                      classOf(F.Kind).Default == Severity::Error;
          if (Reason.empty())
            Reason = F.Message;
        }
    if (!isBalanced(One.Test.In))
      Reason = "the braces of this code are not balanced";
    else if (Got == One.Test.Out && (!One.Implied || Reported))
      continue;
    Result.Failed.push_back({One.Symbol, One.Test.Origin, One.Test.In,
                             One.Test.Out, std::move(Got), std::move(Reason)});
  }
  return llvm::Error::success();
}

llvm::Expected<RuleTestResult> reroute::runRuleTests(const ProjectFile &Project,
                                                     StringRef Root) {
  llvm::Expected<RuleTable> All = loadRules(Project, Root);
  if (!All)
    return All.takeError();
  CasesByVersions Cases;
  for (const RulePack *Pack : All->packs())
    collect(Pack->Rules, *All, Cases);
  collect(Project.Overrides, *All, Cases);

  llvm::SmallString<128> Folder;
  if (llvm::sys::fs::createUniqueDirectory("reroute-rules", Folder))
    return makeError(ExitCode::Internal,
                     "rule tests: error: cannot make a temporary folder");
  llvm::scope_exit Remove([&] { llvm::sys::fs::remove_directories(Folder); });

  RuleTestResult Result;
  for (auto &[Pair, Group] : Cases) {
    ProjectFile Variant = Project;
    Variant.Names = NamesMode::Hip;
    Variant.Configurations.clear();
    Variant.Include.clear();
    Variant.Exclude.clear();
    if (!Pair.first.empty())
      Variant.CudaVersion = Pair.first;
    Variant.HipMinimum = Variant.HipMaximum =
        Pair.second.empty() ? All->measuredHip().back() : Pair.second;
    llvm::Expected<RuleTable> Rules = loadRules(Variant, Root);
    if (!Rules)
      return Rules.takeError();
    StringRef Include = Rules->packs().front()->Headers.front().Name;
    if (llvm::Error E = writeSource(Folder, sourceOf(Group, Include)))
      return E;
    RunOptions Options;
    Options.Root = Folder.str().str();
    llvm::Expected<RunResult> Run = analyse(
        Options, Variant, std::make_shared<const RuleTable>(std::move(*Rules)));
    if (!Run)
      return Run.takeError();
    if (llvm::Error E = judge(Group, *Run, Result))
      return E;
  }
  llvm::sort(Result.Failed, [](const auto &A, const auto &B) {
    return std::tie(A.Origin.File, A.Origin.Line) <
           std::tie(B.Origin.File, B.Origin.Line);
  });
  return Result;
}
