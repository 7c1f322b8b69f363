#include "Rules/SurfaceRules.h"
#include "Rules/SymbolComparison.h"

using namespace reroute;

SurfaceRules::SurfaceRules(const Surface &TheSurface,
                           const ProjectFile &Project)
    : Of(TheSurface),
      NameMap([this](llvm::StringRef Name) { return toHip(Name); }) {
  for (const RulePack &Pack : Of.Packs) {
    for (const Rule &Each : Pack.Rules)
      PackRules[Each.Symbol] = &Each;
    Derivations.insert(Derivations.begin(), Pack.Derive.begin(),
                       Pack.Derive.end());
  }
  for (const Rule &Each : Project.Overrides)
    Overrides[Each.Symbol] = &Each;
}

std::vector<llvm::StringRef> SurfaceRules::symbols() const {
  std::vector<llvm::StringRef> Names;
  // A symbol has an entry in the model for each shape that it had.
  for (const ApiSymbol &Symbol : Of.Cuda->Symbols)
    if (Names.empty() || Names.back() != Symbol.Name)
      Names.push_back(Symbol.Name);
  for (const RulePack &Pack : Of.Packs)
    for (const Rule &Each : Pack.Rules)
      if (PackRules.lookup(Each.Symbol) == &Each &&
          Of.Cuda->find(Each.Symbol).empty())
        Names.push_back(Each.Symbol);
  return Names;
}

SymbolRules SurfaceRules::rules(llvm::StringRef Name) const {
  const Rule *FromPack = PackRules.lookup(Name);
  const Rule *Override = Overrides.lookup(Name);
  SymbolRules Result;
  if (Of.Cuda) {
    Result.Symbol = Of.Cuda->find(Name, Of.CudaVersion);
    llvm::ArrayRef<ApiSymbol> Shapes = Of.Cuda->find(Name);
    if (!Result.Symbol && !Shapes.empty())
      Result.Symbol = &Shapes.back();
  }
  if (Override)
    Result.Written = *Override;
  else if (FromPack)
    Result.Written = *FromPack;
  // What an override leaves out stays as the pack has it.
  if (Override && FromPack) {
    if (Result.Written->Neutral.empty())
      Result.Written->Neutral = FromPack->Neutral;
    if (Result.Written->Outputs.empty())
      Result.Written->Outputs = FromPack->Outputs;
    if (Result.Written->Arrays.empty())
      Result.Written->Arrays = FromPack->Arrays;
  }

  std::vector<VersionAnswers> ByVersion;
  // With no model to ask there is one version: none.
  std::vector<llvm::VersionTuple> Versions = Of.HipVersions;
  if (Versions.empty())
    Versions.emplace_back();
  for (const llvm::VersionTuple &Version : Versions) {
    Answers Now = derived(Name, Version);
    if (FromPack)
      Now = layOver(written(*FromPack, Version, Author::Pack), Now);
    if (Override)
      Now = layOver(written(*Override, Version, Author::Project), Now);
    ByVersion.push_back({Version, std::move(Now)});
  }
  Result.Mappings = mergeVersions(std::move(ByVersion), Of.Hip);
  return Result;
}

/// Empty when no CUDA version has \p Name. A symbol that the project's version
/// lacks is compared as the last version had it.
Answers SurfaceRules::compare(llvm::StringRef Name, llvm::StringRef Target,
                              const llvm::VersionTuple &HipVersion,
                              llvm::ArrayRef<FieldName> Renames) const {
  llvm::VersionTuple Version = Of.CudaVersion;
  for (size_t I = Of.Cuda->Versions.size();
       I > 0 && !Of.Cuda->find(Name, Version);)
    Version = Of.Cuda->Versions[--I];
  if (!Of.Cuda->find(Name, Version))
    return {};
  return SymbolComparison({*Of.Cuda, Version}, {*Of.Hip, HipVersion}, NameMap,
                          Renames)
      .compare(Name, Target);
}

/// The first derived name that some HIP version has; with none, the name that
/// the first derivation gives; empty when no derivation fits.
std::string SurfaceRules::derivedTarget(llvm::StringRef Name) const {
  std::string First;
  for (const Derivation &Each : Derivations) {
    if (!Name.starts_with(Each.From))
      continue;
    std::string Target = Each.To + Name.drop_front(Each.From.size()).str();
    if (!Of.Hip->find(Target).empty())
      return Target;
    if (First.empty())
      First = std::move(Target);
  }
  return First;
}

/// HIP's spelling of a CUDA name inside a type: what the pack's rule says for
/// every use, else what derivation gives.
std::string SurfaceRules::toHip(llvm::StringRef Name) const {
  if (const Rule *Found = PackRules.lookup(Name))
    if (!Found->Mappings.empty() && !Found->Mappings.back().Hip.empty())
      return Found->Mappings.back().Hip;
  std::string Target = derivedTarget(Name);
  return Target.empty() ? Name.str() : Target;
}

Answers SurfaceRules::derived(llvm::StringRef Name,
                              const llvm::VersionTuple &Version) const {
  std::string Target = derivedTarget(Name);
  if (Target.empty())
    return {Mapping()};
  if (!Of.Hip->find(Target, Version))
    return {missingTarget(Target)};
  Answers Compared = compare(Name, Target, Version);
  if (!Compared.empty())
    return Compared;
  // Only a rule knows the symbol; there is nothing to compare.
  Mapping Unchecked;
  Unchecked.TheGrade = Grade::Exact;
  Unchecked.Hip = Target;
  return {Unchecked};
}

/// What the models know about a counterpart that a rule names: that it is not
/// there, that a value differs, that fields do.
void SurfaceRules::checkAgainstModel(llvm::StringRef Name, Mapping &One,
                                     const llvm::VersionTuple &Version,
                                     Author TheAuthor) const {
  if (One.Hip.empty() || !Of.Hip)
    return;
  // A project may have functions of its own that stand for CUDA's.
  bool IsOwn = TheAuthor == Author::Project && Of.Hip->find(One.Hip).empty();
  if (IsOwn)
    return;
  if (!Of.Hip->find(One.Hip, Version)) {
    Condition When = std::move(One.When);
    One = missingTarget(One.Hip);
    One.When = std::move(When);
    return;
  }
  std::vector<Mapping> Compared = compare(Name, One.Hip, Version, One.Fields);
  if (Compared.empty() || One.Call)
    return;
  const Mapping &Facts = Compared.back();
  if (Facts.Why.empty() || Facts.TheGrade == Grade::Unmapped)
    return;
  if (One.TheGrade == Grade::Exact)
    One.TheGrade = Facts.TheGrade;
  One.Why += (One.Why.empty() ? "" : "; ") + Facts.Why;
}

static bool sameShape(const Condition &A, const Condition &B) {
  return A.Arguments == B.Arguments && A.ParameterTypes == B.ParameterTypes;
}

Answers SurfaceRules::written(const Rule &TheRule,
                              const llvm::VersionTuple &Version,
                              Author TheAuthor) const {
  std::vector<Mapping> Result;
  for (const Mapping &Each : TheRule.Mappings) {
    if (!Each.When.Cuda.contains(Of.CudaVersion))
      continue;
    // A version that lacks the counterpart is told so, unless the rule has
    // another answer to the same uses for it.
    bool Lacks = !Each.Hip.empty() && Of.Hip &&
                 !Of.Hip->find(Each.Hip, Version) &&
                 llvm::none_of(TheRule.Mappings, [&](const Mapping &Other) {
                   return Other.When.Cuda.contains(Of.CudaVersion) &&
                          Other.When.Hip.contains(Version) &&
                          sameShape(Other.When, Each.When);
                 });
    if (!Each.When.Hip.contains(Version) && !Lacks)
      continue;
    Mapping One = Each;
    One.When.Cuda = One.When.Hip = {};
    checkAgainstModel(TheRule.Symbol, One, Version, TheAuthor);
    Result.push_back(std::move(One));
  }
  return Result;
}
