#include "Verify/HipProof.h"
#include "Resolve/ParseUnits.h"
#include "Run/EmbeddedToolchain.h"
#include "Support/SortUnique.h"
#include "Verify/HipUnits.h"
#include "Verify/PlannedTree.h"
#include "llvm/Support/ErrorHandling.h"

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
  void add(SourceProof &Source, std::vector<UnitProblem> Problems) const;
  bool hidesOthers(const UnitProblem &Problem) const;
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

/// Whether errors beside \p Problem may only follow from it.
bool HipProver::hidesOthers(const UnitProblem &Problem) const {
  switch (Problem.Is) {
  case UnitProblem::Kind::SyntaxError:
    return false;
  case UnitProblem::Kind::MissingInclude:
    return isHipHeader(Problem.Message);
  case UnitProblem::Kind::BadCommand:
  case UnitProblem::Kind::Crash:
  case UnitProblem::Kind::TimeOut:
    return true;
  }
  llvm_unreachable("all kinds are handled");
}

/// Adds what one parse of the source said.
void HipProver::add(SourceProof &Source,
                    std::vector<UnitProblem> Problems) const {
  auto Hides = [this](const UnitProblem &P) { return hidesOthers(P); };
  if (auto Found = llvm::find_if(Problems, Hides); Found != Problems.end()) {
    Source.Is = State::NotProven;
    Source.Why = std::move(Found->Message);
  }
  if (Source.Is == State::NotProven || Problems.empty())
    return;
  Source.Is = State::Failed;
  for (UnitProblem &Problem : Problems) {
    if (isReported(Problem.Message))
      ++Source.KnownErrors;
    else
      Source.Errors.push_back(std::move(Problem));
  }
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
  std::vector<ParseJob> Jobs;
  for (const CompileUnit &Unit : Units)
    Jobs.push_back({&Unit, languageOfUnit(Unit, /*HasKernels=*/false)});
  return parseUnits(Jobs, Environment, Options.Threads, Options.UnitSeconds);
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
    for (UnitProblem &Problem : Read.Problems)
      Planned.moveBack(Problem);
    add(Source, std::move(Read.Problems));
  }
  for (SourceProof &Each : Proof.Sources) {
    // One parse of it failed, and another could not say.
    if (Each.Is == State::NotProven) {
      Each.Errors.clear();
      Each.KnownErrors = 0;
    }
    sortUnique(Each.Errors, [](const UnitProblem &P) {
      return std::tie(P.Path, P.Line, P.Column, P.Message);
    });
  }
  return Proof;
}

llvm::Expected<HipProof> reroute::proveHip(const RunOptions &Options,
                                           const RunResult &Run) {
  llvm::Expected<PlannedTree> Planned = PlannedTree::create(Run);
  if (!Planned)
    return Planned.takeError();
  return HipProver(Options, Run).run(*Planned);
}
