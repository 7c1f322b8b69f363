// Fills a RuleTable. For each symbol and each supported HIP version the layers
// are: what derivation gives, over it the pack's rule, over that the project's.

#include "Rules/MappingLayers.h"
#include "Rules/RuleTable.h"
#include "Rules/SurfaceLiterals.h"
#include "Rules/SymbolComparison.h"
#include "Support/ToolError.h"
#include "llvm/ADT/StringExtras.h"

namespace reroute {

class RuleTableBuilder {
public:
  RuleTableBuilder(const ProjectFile &Project, RuleTable &Table)
      : Project(Project), Table(Table) {}

  llvm::Error run();

private:
  llvm::Expected<const ApiModel *> model(const RulePack &Pack,
                                         llvm::StringRef Name) const;
  void addHeaders();
  void addPatterns();
  void addOthers();
  void addNeutralPrefixes();
  void addPack(const RulePack &Pack);
  void addSymbol(llvm::StringRef Name);
  Answers derived(llvm::StringRef Name, const llvm::VersionTuple &Hip) const;
  /// Who wrote a rule.
  enum class Author { Pack, Project };
  std::vector<Mapping> written(const Rule &TheRule,
                               const llvm::VersionTuple &Hip,
                               Author TheAuthor) const;
  void checkAgainstModel(llvm::StringRef Name, Mapping &One,
                         const llvm::VersionTuple &Hip, Author TheAuthor) const;
  std::string derivedTarget(llvm::StringRef Name) const;
  std::string toHip(llvm::StringRef Name) const;
  std::vector<Mapping> compare(llvm::StringRef Name, llvm::StringRef Target,
                               const llvm::VersionTuple &Hip,
                               llvm::ArrayRef<FieldName> Renames = {}) const;

  const ProjectFile &Project;
  RuleTable &Table;
  // Of the pack being added and of those below it with the same models:
  const RulePack *Pack = nullptr;
  const ApiModel *Cuda = nullptr;
  const ApiModel *Hip = nullptr;
  llvm::VersionTuple CudaVersion;
  std::vector<llvm::VersionTuple> HipVersions;
  std::pair<const ApiModel *, const ApiModel *> SurfaceModels;
  std::vector<Derivation> Derivations; ///< The upper packs' first.
  llvm::StringMap<const Rule *> PackRules;
  llvm::StringMap<const Rule *> Overrides;
  /// One function object for all comparisons, which refer to it.
  std::function<std::string(llvm::StringRef)> NameMap;
};

} // namespace reroute

using namespace reroute;

llvm::Expected<const ApiModel *>
RuleTableBuilder::model(const RulePack &Pack, llvm::StringRef Name) const {
  std::vector<std::string> Names;
  for (const auto &Model : Table.Models) {
    if (Model->Api == Name)
      return Model.get();
    Names.push_back(Model->Api);
  }
  return makeError(
      ExitCode::InvalidPack,
      Pack.ModelsOrigin.File + ":" + llvm::Twine(Pack.ModelsOrigin.Line) +
          ": error: no API model is called '" + Name + "'; there is " +
          (Names.empty() ? "none" : llvm::join(Names, ", ")));
}

/// The measured versions that \p Project supports; the newest when it supports
/// none of them.
static std::vector<llvm::VersionTuple>
supportedVersions(const ApiModel &Model, const ProjectFile &Project) {
  std::vector<llvm::VersionTuple> Result;
  for (const llvm::VersionTuple &Version : Model.Versions)
    if (Version >= Project.HipMinimum &&
        (Project.HipMaximum.empty() || Version <= Project.HipMaximum))
      Result.push_back(Version);
  if (Result.empty() && !Model.Versions.empty())
    Result.push_back(Model.Versions.back());
  return Result;
}

llvm::Error RuleTableBuilder::run() {
  NameMap = [this](llvm::StringRef Name) { return toHip(Name); };
  for (const Rule &Each : Project.Overrides)
    Overrides[Each.Symbol] = &Each;
  for (const RulePack &Each : Table.Packs) {
    auto CudaModel = model(Each, Each.CudaModel);
    if (!CudaModel)
      return CudaModel.takeError();
    auto HipModel = model(Each, Each.HipModel);
    if (!HipModel)
      return HipModel.takeError();
    Cuda = *CudaModel;
    Hip = *HipModel;
    addPack(Each);
  }
  // A project may have rules for names of its own choosing.
  for (const Rule &Each : Project.Overrides)
    if (!Table.Entries.contains(Each.Symbol))
      addSymbol(Each.Symbol);
  addOthers();
  addHeaders();
  addPatterns();
  addNeutralPrefixes();
  return llvm::Error::success();
}

void RuleTableBuilder::addPack(const RulePack &Each) {
  Pack = &Each;
  CudaVersion = Project.CudaVersion;
  if (CudaVersion.empty() && !Cuda->Versions.empty())
    CudaVersion = Cuda->Versions.back();
  HipVersions = supportedVersions(*Hip, Project);
  if (Table.HipVersions.empty()) {
    Table.HipVersions = HipVersions;
    Table.CudaVersion = CudaVersion;
  }
  // Packs of one surface build on one another.
  bool SameSurface = SurfaceModels == std::pair(Cuda, Hip);
  if (!SameSurface) {
    PackRules.clear();
    Derivations.clear();
    SurfaceModels = {Cuda, Hip};
  }
  for (const Rule &One : Each.Rules)
    PackRules[One.Symbol] = &One;
  Derivations.insert(Derivations.begin(), Each.Derive.begin(),
                     Each.Derive.end());
  for (size_t I = 0; I < Cuda->Symbols.size(); ++I)
    if (I == 0 || Cuda->Symbols[I].Name != Cuda->Symbols[I - 1].Name)
      addSymbol(Cuda->Symbols[I].Name);
  for (const Rule &One : Each.Rules)
    if (Cuda->find(One.Symbol).empty())
      addSymbol(One.Symbol);
}

/// Empty when no CUDA version has \p Name. A symbol that the project's version
/// lacks is compared as the last version had it.
std::vector<Mapping>
RuleTableBuilder::compare(llvm::StringRef Name, llvm::StringRef Target,
                          const llvm::VersionTuple &HipVersion,
                          llvm::ArrayRef<FieldName> Renames) const {
  llvm::VersionTuple Version = CudaVersion;
  for (size_t I = Cuda->Versions.size(); I > 0 && !Cuda->find(Name, Version);)
    Version = Cuda->Versions[--I];
  if (!Cuda->find(Name, Version))
    return {};
  return SymbolComparison({*Cuda, Version}, {*Hip, HipVersion}, NameMap,
                          Renames)
      .compare(Name, Target);
}

void RuleTableBuilder::addSymbol(llvm::StringRef Name) {
  const Rule *FromPack = PackRules.lookup(Name);
  const Rule *Override = Overrides.lookup(Name);
  RuleTable::Entry Entry;
  if (Cuda) {
    Entry.Symbol = Cuda->find(Name, CudaVersion);
    llvm::ArrayRef<ApiSymbol> Shapes = Cuda->find(Name);
    if (!Entry.Symbol && !Shapes.empty())
      Entry.Symbol = &Shapes.back();
  }
  if (Override)
    Entry.Written = *Override;
  else if (FromPack)
    Entry.Written = *FromPack;
  // What an override leaves out stays as the pack has it.
  if (Override && FromPack) {
    if (Entry.Written->Neutral.empty())
      Entry.Written->Neutral = FromPack->Neutral;
    if (Entry.Written->Outputs.empty())
      Entry.Written->Outputs = FromPack->Outputs;
    if (Entry.Written->Arrays.empty())
      Entry.Written->Arrays = FromPack->Arrays;
  }

  std::vector<VersionAnswers> ByVersion;
  // With no model to ask there is one version: none.
  std::vector<llvm::VersionTuple> Versions = HipVersions;
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
  Entry.Mappings = mergeVersions(std::move(ByVersion), Hip);
  Table.Entries.insert_or_assign(Name, std::move(Entry));
}

/// The first derived name that some HIP version has; with none, the name that
/// the first derivation gives; empty when no derivation fits.
std::string RuleTableBuilder::derivedTarget(llvm::StringRef Name) const {
  std::string First;
  if (!Pack)
    return First;
  for (const Derivation &Each : Derivations) {
    if (!Name.starts_with(Each.From))
      continue;
    std::string Target = Each.To + Name.drop_front(Each.From.size()).str();
    if (!Hip->find(Target).empty())
      return Target;
    if (First.empty())
      First = std::move(Target);
  }
  return First;
}

/// HIP's spelling of a CUDA name inside a type: what the pack's rule says for
/// every use, else what derivation gives.
std::string RuleTableBuilder::toHip(llvm::StringRef Name) const {
  if (const Rule *Found = PackRules.lookup(Name))
    if (!Found->Mappings.empty() && !Found->Mappings.back().Hip.empty())
      return Found->Mappings.back().Hip;
  std::string Target = derivedTarget(Name);
  return Target.empty() ? Name.str() : Target;
}

Answers RuleTableBuilder::derived(llvm::StringRef Name,
                                  const llvm::VersionTuple &Version) const {
  std::string Target = derivedTarget(Name);
  if (Target.empty())
    return {Mapping()};
  if (!Hip->find(Target, Version))
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
void RuleTableBuilder::checkAgainstModel(llvm::StringRef Name, Mapping &One,
                                         const llvm::VersionTuple &Version,
                                         Author TheAuthor) const {
  if (One.Hip.empty() || !Hip)
    return;
  // A project may have functions of its own that stand for CUDA's.
  bool IsOwn = TheAuthor == Author::Project && Hip->find(One.Hip).empty();
  if (IsOwn)
    return;
  if (!Hip->find(One.Hip, Version)) {
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

std::vector<Mapping>
RuleTableBuilder::written(const Rule &TheRule,
                          const llvm::VersionTuple &Version,
                          Author TheAuthor) const {
  std::vector<Mapping> Result;
  for (const Mapping &Each : TheRule.Mappings) {
    if (!Each.When.Cuda.contains(CudaVersion))
      continue;
    // A version that lacks the counterpart is told so, unless the rule has
    // another answer to the same uses for it.
    bool Lacks = !Each.Hip.empty() && Hip && !Hip->find(Each.Hip, Version) &&
                 llvm::none_of(TheRule.Mappings, [&](const Mapping &Other) {
                   return Other.When.Cuda.contains(CudaVersion) &&
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

/// Packs come first: a surface that one of them routes is no other.
void RuleTableBuilder::addOthers() {
  for (size_t I = 0; I < Table.Others.size(); ++I) {
    const OtherSurface &Each = Table.Others[I];
    if (llvm::is_contained(Project.LeaveSurfaces, Each.Name))
      continue;
    for (const std::string &Name : Each.Names)
      Table.OtherNames.try_emplace(Name, I);
    for (const std::string &Text : Each.NamePatterns)
      if (auto Pattern = llvm::GlobPattern::create(Text))
        Table.OtherPatterns.emplace_back(std::move(*Pattern), I);
      else
        llvm::consumeError(Pattern.takeError());
    for (const std::string &Name : Each.Headers)
      Table.Headers.try_emplace(Name,
                                SurfaceHeader{Name, "", /*Routed=*/false,
                                              /*Separate=*/false, Each.Name});
  }
}

void RuleTableBuilder::addHeaders() {
  for (const RulePack &Each : Table.Packs)
    for (const SurfaceHeader &Header : Each.Headers)
      Table.Headers[Header.Name] = Header;
  if (!Project.TheRoute)
    return;
  for (const std::string &Name : Project.TheRoute->Also) {
    SurfaceHeader &Header = Table.Headers[Name];
    Header.Name = Name;
    Header.Routed = true;
    Header.Other.clear();
    // The pack's first header is the surface's main one.
    if (Header.Hip.empty() && !Table.Packs.empty() &&
        !Table.Packs.front().Headers.empty())
      Header.Hip = Table.Packs.front().Headers.front().Hip;
  }
}

void RuleTableBuilder::addPatterns() {
  for (const RulePack &Each : Table.Packs)
    Table.PatternTexts.insert(Table.PatternTexts.end(),
                              Each.NamePatterns.begin(),
                              Each.NamePatterns.end());
  for (const std::string &Text : Table.PatternTexts)
    // RulePack::parse has refused patterns that are none.
    if (auto Pattern = llvm::GlobPattern::create(Text))
      Table.Patterns.push_back(std::move(*Pattern));
    else
      llvm::consumeError(Pattern.takeError());
  std::vector<std::string> Words = Table.knownNames();
  for (const auto &Header : Table.Headers)
    Words.push_back(Header.getKey().str());
  llvm::sort(Words);
  std::vector<std::string> Patterns = Table.PatternTexts;
  for (const OtherSurface &Each : Table.Others) {
    if (llvm::is_contained(Project.LeaveSurfaces, Each.Name))
      continue;
    llvm::append_range(Patterns, Each.NamePatterns);
    // Names of an API without a long prefix share two letters.
    for (llvm::StringRef Name : Each.Names)
      if (std::string Start = Name.take_front(2).str() + "*";
          !llvm::is_contained(Patterns, Start))
        Patterns.push_back(std::move(Start));
  }
  Table.Literals = coverWithLiterals(Words, Patterns);
}

/// What the two prefixes share stays, and so does their case: with "gpu",
/// make_cuda becomes make_gpu, and CUDART_ becomes GPU_.
static std::string neutralPrefix(const Derivation &Each,
                                 llvm::StringRef Neutral) {
  llvm::StringRef From = Each.From, To = Each.To;
  size_t Head = 0;
  while (Head < std::min(From.size(), To.size()) && From[Head] == To[Head])
    ++Head;
  // In a namespace the name keeps the head: gpu::make_Extent.
  if (Neutral.ends_with("::"))
    return Neutral.str() + From.take_front(Head).str();
  llvm::StringRef Tail = From.ends_with("_") && To.ends_with("_") ? "_" : "";
  bool Upper = llvm::none_of(From.drop_front(Head), llvm::isLower);
  return From.take_front(Head).str() +
         (Upper ? Neutral.upper() : Neutral.str()) + Tail.str();
}

void RuleTableBuilder::addNeutralPrefixes() {
  for (const RulePack &Each : Table.Packs)
    for (const Derivation &One : Each.Derive)
      Table.NeutralPrefixes.push_back(
          {One.From, neutralPrefix(One, Project.NeutralPrefix)});
  // A neutral name keeps what follows the shortest prefix: cudaDevAttrX and
  // cudaX differ in the same word.
  llvm::sort(Table.NeutralPrefixes,
             [](const Derivation &A, const Derivation &B) {
               return std::pair(A.From.size(), llvm::StringRef(A.From)) <
                      std::pair(B.From.size(), llvm::StringRef(B.From));
             });
}

llvm::Expected<RuleTable>
RuleTable::build(const ProjectFile &Project, std::vector<RulePack> Packs,
                 std::vector<std::shared_ptr<const ApiModel>> Models,
                 std::vector<OtherSurface> Others) {
  RuleTable Table;
  Table.Others = std::move(Others);
  Table.Packs = std::move(Packs);
  Table.Models = std::move(Models);
  if (llvm::Error E = RuleTableBuilder(Project, Table).run())
    return E;
  return Table;
}
