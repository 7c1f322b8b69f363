#include "Rules/RuleTable.h"
#include "Rules/SymbolComparison.h"
#include <algorithm>

using namespace reroute;

bool RuleTable::isKnown(llvm::StringRef Name) const {
  return Entries.contains(Name) || unroutedSurface(Name);
}

const Surface *RuleTable::unroutedSurface(llvm::StringRef Name) const {
  if (Entries.contains(Name))
    return nullptr;
  if (auto Found = UnroutedNames.find(Name); Found != UnroutedNames.end())
    return &Surfaces[Found->second];
  for (const auto &[Pattern, Index] : UnroutedPatterns)
    if (Pattern.match(Name))
      return &Surfaces[Index];
  return nullptr;
}

std::vector<const RulePack *> RuleTable::packs() const {
  std::vector<const RulePack *> All;
  for (const Surface &Each : routedSurfaces())
    for (const RulePack &Pack : Each.Packs)
      All.push_back(&Pack);
  return All;
}

/// The routed surface that \p Name is a symbol of, or null.
const Surface *RuleTable::surfaceOf(llvm::StringRef Name) const {
  auto Found = Entries.find(Name);
  if (Found == Entries.end() || RoutedCount == 0)
    return nullptr;
  return &Surfaces[Found->second.Surface];
}

bool RuleTable::isCandidate(llvm::StringRef Name) const {
  return isKnown(Name) ||
         llvm::any_of(Patterns, [&](const llvm::GlobPattern &Pattern) {
           return Pattern.match(Name);
         });
}

static bool holds(const Condition &When, const CallShape &Shape) {
  if (When.Arguments && When.Arguments != Shape.Arguments)
    return false;
  return llvm::all_of(When.ParameterTypes, [&](const auto &Wanted) {
    auto [Place, Type] = Wanted;
    return Place <= Shape.ParameterTypes.size() &&
           normaliseType(Shape.ParameterTypes[Place - 1]) ==
               normaliseType(Type);
  });
}

const Mapping &RuleTable::lookup(llvm::StringRef Name,
                                 const CallShape &Shape) const {
  for (const Mapping &One : mappings(Name))
    if (holds(One.When, Shape))
      return One;
  return Nothing;
}

llvm::ArrayRef<Mapping> RuleTable::mappings(llvm::StringRef Name) const {
  auto Found = Entries.find(Name);
  if (Found == Entries.end())
    return {};
  return Found->second.Rules.Mappings;
}

const Rule *RuleTable::rule(llvm::StringRef Name) const {
  auto Found = Entries.find(Name);
  if (Found == Entries.end() || !Found->second.Rules.Written)
    return nullptr;
  return &*Found->second.Rules.Written;
}

const SurfaceHeader *RuleTable::header(llvm::StringRef Name) const {
  auto Found = Headers.find(Name);
  return Found == Headers.end() ? nullptr : &Found->second;
}

const ApiSymbol *RuleTable::symbol(llvm::StringRef Name) const {
  auto Found = Entries.find(Name);
  return Found == Entries.end() ? nullptr : Found->second.Rules.Symbol;
}

llvm::ArrayRef<ApiSymbol> RuleTable::shapes(llvm::StringRef Name) const {
  const Surface *Of = surfaceOf(Name);
  return Of ? Of->Cuda->find(Name) : llvm::ArrayRef<ApiSymbol>();
}

const ApiModel *RuleTable::model(llvm::StringRef Api) const {
  for (const auto &Model : Models)
    if (Model->Api == Api)
      return Model.get();
  return nullptr;
}

llvm::ArrayRef<llvm::VersionTuple> RuleTable::hipVersions() const {
  if (RoutedCount == 0)
    return {};
  return Surfaces.front().HipVersions;
}

llvm::VersionTuple RuleTable::cudaVersion() const {
  return RoutedCount == 0 ? llvm::VersionTuple() : Surfaces.front().CudaVersion;
}

llvm::ArrayRef<llvm::VersionTuple> RuleTable::measuredCuda() const {
  if (RoutedCount == 0)
    return {};
  return Surfaces.front().Cuda->Versions;
}

llvm::ArrayRef<llvm::VersionTuple> RuleTable::measuredHip() const {
  if (RoutedCount == 0)
    return {};
  return Surfaces.front().Hip->Versions;
}

const ApiSymbol *RuleTable::hipSymbol(llvm::StringRef Name) const {
  for (const Surface &Each : routedSurfaces())
    if (!Each.HipVersions.empty())
      if (const ApiSymbol *Found =
              Each.Hip->find(Name, Each.HipVersions.back()))
        return Found;
  return nullptr;
}

std::optional<RecordMatch> RuleTable::matchRecord(llvm::StringRef Name) const {
  const Surface *Of = surfaceOf(Name);
  if (!Of || Of->HipVersions.empty())
    return std::nullopt;
  return matchRecord(Name, Of->HipVersions.back());
}

/// The fields that \p Written says are called otherwise in \p Hip.
static llvm::ArrayRef<FieldName> renamesIn(const Rule *Written,
                                           const llvm::VersionTuple &Hip) {
  if (!Written)
    return {};
  for (const Mapping &Each : Written->Mappings)
    if (Each.When.Hip.contains(Hip))
      return Each.Fields;
  return {};
}

std::optional<RecordMatch>
RuleTable::matchRecord(llvm::StringRef Name,
                       const llvm::VersionTuple &HipVersion) const {
  const Mapping &One = lookup(Name, {});
  const ApiSymbol *Symbol = symbol(Name);
  const Surface *Of = surfaceOf(Name);
  if (One.Hip.empty() || !Symbol || !Of)
    return std::nullopt;
  // The shape that symbol() gives is that of some measured version.
  llvm::VersionTuple CudaVersion = Of->CudaVersion;
  for (size_t I = Of->Cuda->Versions.size();
       I > 0 && Of->Cuda->find(Name, CudaVersion) != Symbol;)
    CudaVersion = Of->Cuda->Versions[--I];
  const ApiSymbol *From = ApiVersion{*Of->Cuda, CudaVersion}.record(Name);
  const ApiSymbol *To = ApiVersion{*Of->Hip, HipVersion}.record(One.Hip);
  if (!From || !To || From->Fields.empty() || To->Fields.empty())
    return std::nullopt;
  return matchRecords(*From, *To, renamesIn(rule(Name), HipVersion));
}

std::string RuleTable::neutralName(llvm::StringRef Name) const {
  if (const Rule *Written = rule(Name); Written && !Written->Neutral.empty())
    return Written->Neutral;
  for (const Derivation &Prefix : NeutralPrefixes)
    if (Name.starts_with(Prefix.From))
      return Prefix.To + Name.drop_front(Prefix.From.size()).str();
  return Name.str();
}

std::vector<std::string> RuleTable::nearNames(llvm::StringRef Name,
                                              unsigned Most) const {
  unsigned Farthest = std::max<size_t>(2, Name.size() / 4);
  std::vector<std::pair<unsigned, llvm::StringRef>> Near;
  for (const auto &Each : Entries) {
    unsigned Distance =
        Name.edit_distance(Each.getKey(), /*AllowReplacements=*/true, Farthest);
    if (Distance > 0 && Distance <= Farthest)
      Near.emplace_back(Distance, Each.getKey());
  }
  llvm::sort(Near);
  std::vector<std::string> Names;
  for (const auto &[Distance, Other] : Near)
    if (Names.size() < Most)
      Names.push_back(Other.str());
  return Names;
}

std::vector<std::string> RuleTable::knownNames() const {
  std::vector<std::string> Names;
  for (const auto &Each : Entries)
    Names.push_back(Each.getKey().str());
  llvm::sort(Names);
  return Names;
}

std::vector<std::string> RuleTable::hipMacros() const {
  std::vector<std::string> All;
  for (const RulePack *Pack : packs())
    llvm::append_range(All, Pack->HipMacros);
  return All;
}
