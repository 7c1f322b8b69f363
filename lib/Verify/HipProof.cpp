#include "Verify/HipProof.h"
#include "Resolve/ReadingBytes.h"
#include "Resolve/UnitParser.h"
#include "Run/EmbeddedToolchain.h"
#include "Support/SortUnique.h"
#include "Support/WorkerProcesses.h"
#include "Verify/HipUnits.h"
#include "Verify/PlannedTree.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Threading.h"

using namespace reroute;
using llvm::StringRef;
using State = SourceProof::State;

size_t HipProof::count(State Is) const {
  return llvm::count_if(Sources,
                        [&](const SourceProof &S) { return S.Is == Is; });
}

size_t HipProof::errorCount() const {
  size_t Count = 0;
  for (const SourceProof &Each : Sources)
    Count += Each.Errors.size() + Each.KnownErrors;
  return Count;
}

ExitCode reroute::exitCodeOf(const HipProof &Proof) {
  if (Proof.count(State::Failed) > 0)
    return ExitCode::Findings;
  bool IsWhole = Proof.count(State::NotProven) == 0 && !Proof.Sources.empty();
  return IsWhole ? ExitCode::Clean : ExitCode::NotAnalysed;
}

namespace {

class HipProver {
public:
  HipProver(const RunOptions &Options, const RunResult &Run)
      : Options(Options), Run(Run) {
    for (const UnitOutcome &Each : Run.Units)
      if (Each.Unit.Configuration != HipConfiguration && !Each.Problems.empty())
        Before.try_emplace(Each.Unit.File, Each.Problems.front().Message);
  }

  HipProof run(const PlannedTree &Planned);

private:
  std::vector<UnitReadings> parse(llvm::ArrayRef<CompileUnit> Units,
                                  const PlannedTree &Planned) const;
  void add(SourceProof &Proof, UnitProblem Problem) const;
  bool isHipHeader(StringRef Message) const;
  bool isReported(StringRef Message) const;

  const RunOptions &Options;
  const RunResult &Run;
  /// What was wrong with the parse for CUDA, by main file.
  llvm::StringMap<std::string> Before;
};

} // namespace

/// The first words that Clang puts into quotes.
static StringRef quoted(StringRef Message) {
  return Message.split('\'').second.split('\'').first;
}

/// Whether a missing header is one of HIP's, which real ones may have.
bool HipProver::isHipHeader(StringRef Message) const {
  return llvm::any_of(Run.Rules->surfaces(), [&](const Surface &Each) {
    return llvm::any_of(Each.Headers, [&](const SurfaceHeader &Header) {
      return !Header.Hip.empty() && Message.contains(Header.Hip);
    });
  });
}

/// Whether an error is about a name that the analysis has a finding about.
bool HipProver::isReported(StringRef Message) const {
  StringRef Name = quoted(Message);
  if (Run.Rules->unroutedSurface(Name))
    return true;
  if (!Run.Rules->isKnown(Name))
    return false;
  Grade TheGrade = Run.Rules->lookup(Name, {}).TheGrade;
  return TheGrade == Grade::Unsupported || TheGrade == Grade::Unmapped;
}

void HipProver::add(SourceProof &Proof, UnitProblem Problem) const {
  using Kind = UnitProblem::Kind;
  bool IsMissing = Problem.Is == Kind::MissingInclude;
  if (Problem.Is == Kind::SyntaxError ||
      (IsMissing && !isHipHeader(Problem.Message))) {
    Proof.Is = State::Failed;
    if (isReported(Problem.Message))
      ++Proof.KnownErrors;
    else
      Proof.Errors.push_back(std::move(Problem));
    return;
  }
  if (Proof.Is == State::Failed)
    return;
  Proof.Is = State::NotProven;
  Proof.Why = std::move(Problem.Message);
}

std::vector<UnitReadings> HipProver::parse(llvm::ArrayRef<CompileUnit> Units,
                                           const PlannedTree &Planned) const {
  // The texts are not those that were scanned, so no use is looked for.
  UseIndex Index({}, Run.Root, "", [](StringRef) { return false; });
  Toolchain Tools = makeHipToolchain(Options, *Run.Rules);
  TextOverlay Texts = Planned.texts();
  ParseEnvironment Environment{Index, Tools,
                               [&](StringRef Includer, StringRef Spelled) {
                                 return Planned.resolve(Includer, Spelled);
                               },
                               Texts, /*WholeTree=*/true};
  WorkLimits Limits;
  Limits.Workers =
      llvm::hardware_concurrency(Options.Threads).compute_thread_count();
  Limits.Seconds = Options.UnitSeconds;
  std::vector<WorkResult> Results =
      runInWorkers(Units.size(), Limits, [&](size_t I) {
        llvm::CrashRecoveryContext::Enable();
        Language Lang = languageOfUnit(Units[I], /*HasKernels=*/false);
        return std::optional(
            readingsToBytes(parseUnit(Units[I], Lang, Environment)));
      });
  std::vector<UnitReadings> Readings;
  for (auto [Unit, Result] : llvm::zip_equal(Units, Results)) {
    std::optional<UnitReadings> Read;
    if (Result.End == WorkEnd::Done)
      Read = readingsFromBytes(Result.Answer);
    bool IsTimeOut = Result.End == WorkEnd::TimedOut;
    Readings.push_back(
        Read ? std::move(*Read)
             : lostUnit(Unit,
                        IsTimeOut ? UnitProblem::Kind::TimeOut
                                  : UnitProblem::Kind::Crash,
                        IsTimeOut ? "its parse took too long; --unit-timeout "
                                    "allows more"
                                  : "the parser crashed on it"));
  }
  return Readings;
}

HipProof HipProver::run(const PlannedTree &Planned) {
  HipProof Proof;
  if (!Run.Rules->hipVersions().empty())
    Proof.Version = Run.Rules->hipVersions().back();
  std::vector<CompileUnit> Units = hipUnits(Run);
  std::vector<UnitReadings> Readings = parse(Units, Planned);
  for (auto [Unit, Read] : llvm::zip_equal(Units, Readings)) {
    // The units of one source stand beside each other.
    if (Proof.Sources.empty() || Proof.Sources.back().File != Unit.File)
      Proof.Sources.emplace_back().File = Unit.File;
    SourceProof &Source = Proof.Sources.back();
    if (auto Broken = Before.find(Unit.File); Broken != Before.end()) {
      Source.Is = State::NotProven;
      Source.Why = "does not parse for CUDA: " + Broken->second;
      continue;
    }
    for (UnitProblem &Problem : Read.Problems) {
      Planned.moveBack(Problem);
      add(Source, std::move(Problem));
    }
  }
  for (SourceProof &Each : Proof.Sources)
    sortUnique(Each.Errors, [](const UnitProblem &P) {
      return std::tie(P.Path, P.Line, P.Column, P.Message);
    });
  return Proof;
}

llvm::Expected<HipProof> reroute::proveHip(const RunOptions &Options,
                                           const RunResult &Run) {
  llvm::Expected<PlannedTree> Planned = PlannedTree::create(Run);
  if (!Planned)
    return Planned.takeError();
  return HipProver(Options, Run).run(*Planned);
}
