#include "Classify/Classifier.h"
#include "Classify/HipBranches.h"
#include "Scan/CallArguments.h"
#include "llvm/ADT/StringSet.h"

using namespace reroute;
using llvm::StringRef;

namespace {

/// What the parses of one side, CUDA's or HIP's, together say about one use.
struct Evidence {
  const ParsedUnit *Api = nullptr; ///< The first unit that says so.
  const ParsedUnit *Foreign = nullptr;
  bool Dependent = false;
  bool Reached = false;  ///< Some parse entered the file.
  unsigned Compiled = 0; ///< How many parses compiled the token's branch.
  unsigned Said = 0;     ///< How many parses have a meaning for it.
  UseShape Shape;
  std::string DeclaredAt;    ///< What Foreign said.
  std::string ApiDeclaredAt; ///< What Api said.
};

/// All that the parses of one side say. A tree has one meaning for each build:
/// its own layer for HIP says nothing about CUDA.
struct SideEvidence {
  explicit SideEvidence(llvm::ArrayRef<FileScan> Files)
      : ForeignNames(Files.size()), ApiNames(Files.size()) {
    for (const FileScan &File : Files)
      Uses.emplace_back(File.Uses.size());
  }

  std::vector<std::vector<Evidence>> Uses; ///< By file.
  /// By file: names that some parse found to be the tree's own there, and
  /// names that some parse found to be the surface's there.
  std::vector<llvm::StringSet<>> ForeignNames, ApiNames;
};

class Classifier {
public:
  Classifier(llvm::ArrayRef<FileScan> Files, llvm::ArrayRef<ParsedUnit> Units,
             const RuleTable &Rules, llvm::ArrayRef<std::string> HipMacros);

  std::vector<ClassifiedFile> run();

private:
  void gather(const ParsedUnit &Unit, SideEvidence &Side);
  static void gatherReach(const ReachedFile &Reached, const FileScan &Scan,
                          llvm::MutableArrayRef<Evidence> Uses);
  void gatherReading(const Reading &R, const ParsedUnit &Unit, uint32_t File,
                     uint32_t Use, SideEvidence &Side);
  ClassifiedUse classify(uint32_t File, uint32_t Use, bool InHipBranch) const;
  ClassifiedUse fromEvidence(uint32_t File, uint32_t Use,
                             const Evidence &E) const;
  ClassifiedUse byName(uint32_t File, uint32_t Use) const;
  UseShape spelledShape(uint32_t File, const Use &U) const;
  bool isScopedName(const Use &U) const;

  llvm::ArrayRef<FileScan> Files;
  const RuleTable &Rules;
  llvm::ArrayRef<std::string> HipMacros;
  SideEvidence Cuda, Hip;
  std::vector<ClassifiedFile> Out;
  llvm::StringSet<> ForeignAnywhere;
};

ClassifiedUse notApi(Resolution Is, Reason Why) {
  ClassifiedUse Result;
  Result.Is = Is;
  Result.Why = Why;
  return Result;
}

ClassifiedUse foreign(Reason Why) { return notApi(Resolution::Foreign, Why); }

} // namespace

Classifier::Classifier(llvm::ArrayRef<FileScan> Files,
                       llvm::ArrayRef<ParsedUnit> Units, const RuleTable &Rules,
                       llvm::ArrayRef<std::string> HipMacros)
    : Files(Files), Rules(Rules), HipMacros(HipMacros), Cuda(Files), Hip(Files),
      Out(Files.size()) {
  for (const ParsedUnit &Unit : Units) {
    bool IsForHip =
        Unit.Unit.Configuration == HipConfiguration || isHip(Unit.Unit);
    gather(Unit, IsForHip ? Hip : Cuda);
  }
  for (const FileScan &File : Files)
    for (const Use &U : File.Uses)
      if (U.Context == UseContext::MacroName)
        ForeignAnywhere.insert(U.Name);
}

void Classifier::gather(const ParsedUnit &Unit, SideEvidence &Side) {
  // The files that the unit entered, as this run knows them. Of another text
  // than this run's nothing is known.
  std::vector<std::optional<uint32_t>> Scans;
  for (const ReachedFile &Reached : Unit.Readings.Reached) {
    Scans.push_back(findScan(Files, Reached.Path, Reached.Hash));
    if (Scans.back())
      gatherReach(Reached, Files[*Scans.back()], Side.Uses[*Scans.back()]);
  }
  for (const Reading &R : Unit.Readings.Readings) {
    std::optional<uint32_t> File = Scans[R.At.File];
    if (!File)
      continue;
    if (std::optional<uint32_t> Use = findUse(Files[*File], R.At.Offset))
      gatherReading(R, Unit, *File, *Use, Side);
  }
  for (const Fact &Each : Unit.Readings.Facts)
    if (std::optional<uint32_t> File = Scans[Each.At.File]) {
      Out[*File].Facts.push_back(Each);
      Out[*File].Facts.back().At.File = *File;
    }
}

void Classifier::gatherReach(const ReachedFile &Reached, const FileScan &Scan,
                             llvm::MutableArrayRef<Evidence> Uses) {
  auto Range = Reached.Skipped.begin();
  for (size_t I = 0; I < Uses.size(); ++I) {
    uint32_t Offset = Scan.Uses[I].Offset;
    while (Range != Reached.Skipped.end() && Range->End <= Offset)
      ++Range;
    Uses[I].Reached = true;
    Uses[I].Compiled += Range == Reached.Skipped.end() || Offset < Range->Begin;
  }
}

void Classifier::gatherReading(const Reading &R, const ParsedUnit &Unit,
                               uint32_t File, uint32_t Use,
                               SideEvidence &Side) {
  Evidence &E = Side.Uses[File][Use];
  StringRef Name = Files[File].Uses[Use].Name;
  ++E.Said;
  switch (R.Is) {
  case Meaning::Api:
    if (!E.Api) {
      E.Api = &Unit;
      E.ApiDeclaredAt = R.DeclaredAt;
    }
    if (E.Shape == UseShape())
      E.Shape = R.Shape;
    Side.ApiNames[File].insert(Name);
    break;
  case Meaning::Foreign:
    if (!E.Foreign) {
      E.Foreign = &Unit;
      E.DeclaredAt = R.DeclaredAt;
    }
    Side.ForeignNames[File].insert(Name);
    ForeignAnywhere.insert(Name);
    break;
  case Meaning::Dependent:
    E.Dependent = true;
    break;
  }
}

UseShape Classifier::spelledShape(uint32_t File, const Use &U) const {
  UseShape Shape;
  if (auto Call =
          readCall(Files[File].text(), U.Offset + U.Length, std::nullopt))
    Shape.Arguments = Call->Arguments.size();
  return Shape;
}

/// Whether \p U is `scope::name` of something that the surface has in the
/// global scope only. An enumerator can stand behind its enum.
bool Classifier::isScopedName(const Use &U) const {
  const ApiSymbol *Symbol = Rules.symbol(U.Name);
  return U.Qualifier == UseQualifier::Scoped &&
         (!Symbol || Symbol->Kind != SymbolKind::Enumerator);
}

/// No parse has a meaning for the token, so its spelling and what stands
/// around it have to do.
ClassifiedUse Classifier::byName(uint32_t File, uint32_t Use) const {
  const reroute::Use &U = Files[File].Uses[Use];
  const Evidence &OnCuda = Cuda.Uses[File][Use], &OnHip = Hip.Uses[File][Use];
  const SideEvidence &Side = OnCuda.Reached ? Cuda : Hip;
  if (U.Qualifier == UseQualifier::Member)
    return foreign(Reason::Member);
  if (isScopedName(U))
    return foreign(Reason::OtherScope);
  if (!Rules.isKnown(U.Name) && ForeignAnywhere.contains(U.Name))
    return foreign(Reason::DeclaredInTree);
  if (Side.ForeignNames[File].contains(U.Name) &&
      !Side.ApiNames[File].contains(U.Name))
    return foreign(Reason::DeclaredInTree);

  ClassifiedUse Result;
  if (!OnCuda.Reached && !OnHip.Reached) {
    Result.Why = Reason::NotReached;
  } else if (!OnCuda.Compiled && !OnHip.Compiled) {
    Result.Is = Resolution::Inactive;
    Result.Why = Reason::NotCompiled;
  } else {
    Result.Why = Reason::NotResolved;
  }
  Result.Shape = spelledShape(File, U);
  return Result;
}

ClassifiedUse Classifier::classify(uint32_t File, uint32_t Use,
                                   bool InHipBranch) const {
  const reroute::Use &U = Files[File].Uses[Use];
  switch (U.Context) {
  case UseContext::MacroName:
    return foreign(Reason::OwnMacro);
  case UseContext::MacroParameter:
    return foreign(Reason::MacroParameter);
  case UseContext::OtherDirective:
    return foreign(Reason::DirectiveText);
  case UseContext::Code:
  case UseContext::MacroBody:
  case UseContext::Condition:
    break;
  }
  if (InHipBranch)
    return foreign(Reason::HipSide);
  const Evidence &OnCuda = Cuda.Uses[File][Use], &OnHip = Hip.Uses[File][Use];
  bool OwnOnHip = OnHip.Foreign && !OnHip.Api;
  // Where CUDA's side could not be understood, the layer of HIP's side does not
  // speak for it.
  if (OnCuda.Said == 0 && !(OnCuda.Compiled > 0 && OwnOnHip))
    return fromEvidence(File, Use, OnHip);
  ClassifiedUse Result = fromEvidence(File, Use, OnCuda);
  if (Result.Is == Resolution::Api && OwnOnHip && OnHip.Said == OnHip.Compiled)
    Result.OwnOnHip = OnHip.DeclaredAt;
  return Result;
}

/// What \p E, which one side says about the use, makes of it.
ClassifiedUse Classifier::fromEvidence(uint32_t File, uint32_t Use,
                                       const Evidence &E) const {
  const reroute::Use &U = Files[File].Uses[Use];
  if (E.Api && E.Foreign) {
    ClassifiedUse Result = notApi(Resolution::Ambiguous, Reason::UnitsDisagree);
    Result.Unit = E.Api->Unit.File;
    Result.OtherUnit = E.Foreign->Unit.File;
    Result.DeclaredAt = E.DeclaredAt;
    return Result;
  }
  if (E.Api) {
    UseShape Shape = E.Shape;
    // Clang forms no call when it cannot make sense of an argument.
    if (!Shape.Arguments)
      Shape.Arguments = spelledShape(File, U).Arguments;
    ClassifiedUse Result;
    Result.Is = Resolution::Api;
    Result.Shape = std::move(Shape);
    Result.Unit = E.Api->Unit.File;
    Result.DeclaredAt = E.ApiDeclaredAt;
    return Result;
  }
  if (E.Foreign) {
    ClassifiedUse Result = foreign(Reason::OwnDeclaration);
    Result.Unit = E.Foreign->Unit.File;
    Result.DeclaredAt = E.DeclaredAt;
    return Result;
  }
  if (E.Dependent && isScopedName(U))
    return foreign(Reason::OtherScope);
  if (E.Dependent)
    return notApi(Resolution::Ambiguous, Reason::TemplateParameter);
  return byName(File, Use);
}

std::vector<ClassifiedFile> Classifier::run() {
  for (uint32_t File = 0; File < Files.size(); ++File) {
    const FileScan &Scan = Files[File];
    ClassifiedFile &Result = Out[File];
    Result.HipBranches = hipBranches(Scan.Branches, HipMacros);
    for (uint32_t I = 0; I < Scan.Uses.size(); ++I) {
      bool InHip =
          Result.HipBranches[branchAt(Scan.Branches, Scan.Uses[I].Offset)];
      ClassifiedUse Use = classify(File, I, InHip);
      if (Use.isApi())
        Use.Map = &Rules.lookup(
            Scan.Uses[I].Name, {Use.Shape.Arguments, Use.Shape.ParameterTypes});
      Result.Uses.push_back(std::move(Use));
    }
    llvm::sort(Result.Facts);
    Result.Facts.erase(llvm::unique(Result.Facts), Result.Facts.end());
  }
  return std::move(Out);
}

std::vector<ClassifiedFile>
reroute::classify(llvm::ArrayRef<FileScan> Files,
                  llvm::ArrayRef<ParsedUnit> Units, const RuleTable &Rules,
                  llvm::ArrayRef<std::string> HipMacros) {
  return Classifier(Files, Units, Rules, HipMacros).run();
}
