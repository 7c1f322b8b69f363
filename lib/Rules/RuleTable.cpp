#include "Rules/RuleTable.h"
#include "Rules/SymbolComparison.h"
#include <algorithm>

using namespace reroute;

bool RuleTable::isKnown(llvm::StringRef Name) const {
  return Entries.contains(Name) || otherSurface(Name);
}

const OtherSurface *RuleTable::otherSurface(llvm::StringRef Name) const {
  if (Entries.contains(Name))
    return nullptr;
  if (auto Found = OtherNames.find(Name); Found != OtherNames.end())
    return &Others[Found->second];
  for (const auto &[Pattern, Index] : OtherPatterns)
    if (Pattern.match(Name))
      return &Others[Index];
  return nullptr;
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
  return Found->second.Mappings;
}

const Rule *RuleTable::rule(llvm::StringRef Name) const {
  auto Found = Entries.find(Name);
  if (Found == Entries.end() || !Found->second.Written)
    return nullptr;
  return &*Found->second.Written;
}

const SurfaceHeader *RuleTable::header(llvm::StringRef Name) const {
  auto Found = Headers.find(Name);
  return Found == Headers.end() ? nullptr : &Found->second;
}

const ApiSymbol *RuleTable::symbol(llvm::StringRef Name) const {
  auto Found = Entries.find(Name);
  return Found == Entries.end() ? nullptr : Found->second.Symbol;
}

llvm::ArrayRef<ApiSymbol> RuleTable::shapes(llvm::StringRef Name) const {
  for (const RulePack &Pack : Packs)
    if (const ApiModel *Cuda = model(Pack.CudaModel))
      if (!Cuda->find(Name).empty())
        return Cuda->find(Name);
  return {};
}

const ApiModel *RuleTable::model(llvm::StringRef Api) const {
  for (const auto &Model : Models)
    if (Model->Api == Api)
      return Model.get();
  return nullptr;
}

llvm::ArrayRef<llvm::VersionTuple> RuleTable::measuredCuda() const {
  const ApiModel *Cuda =
      Packs.empty() ? nullptr : model(Packs.front().CudaModel);
  return Cuda ? llvm::ArrayRef(Cuda->Versions)
              : llvm::ArrayRef<llvm::VersionTuple>();
}

llvm::ArrayRef<llvm::VersionTuple> RuleTable::measuredHip() const {
  const ApiModel *Hip = Packs.empty() ? nullptr : model(Packs.front().HipModel);
  return Hip ? llvm::ArrayRef(Hip->Versions)
             : llvm::ArrayRef<llvm::VersionTuple>();
}

const ApiSymbol *RuleTable::hipSymbol(llvm::StringRef Name) const {
  if (HipVersions.empty())
    return nullptr;
  for (const RulePack &Pack : Packs)
    if (const ApiModel *Hip = model(Pack.HipModel))
      if (const ApiSymbol *Found = Hip->find(Name, HipVersions.back()))
        return Found;
  return nullptr;
}

std::optional<RecordMatch> RuleTable::matchRecord(llvm::StringRef Name) const {
  if (HipVersions.empty())
    return std::nullopt;
  return matchRecord(Name, HipVersions.back());
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
  if (One.Hip.empty() || !Symbol)
    return std::nullopt;
  for (const RulePack &Pack : Packs) {
    const ApiModel *Cuda = model(Pack.CudaModel);
    const ApiModel *Hip = model(Pack.HipModel);
    if (!Cuda || !Hip || Cuda->find(Name).empty())
      continue;
    // The shape that symbol() gives is that of some measured version.
    llvm::VersionTuple CudaVersion = this->CudaVersion;
    for (size_t I = Cuda->Versions.size();
         I > 0 && Cuda->find(Name, CudaVersion) != Symbol;)
      CudaVersion = Cuda->Versions[--I];
    const ApiSymbol *From = ApiVersion{*Cuda, CudaVersion}.record(Name);
    const ApiSymbol *To = ApiVersion{*Hip, HipVersion}.record(One.Hip);
    if (From && To && !From->Fields.empty() && !To->Fields.empty())
      return matchRecords(*From, *To, renamesIn(rule(Name), HipVersion));
  }
  return std::nullopt;
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
  for (const RulePack &Pack : Packs)
    All.insert(All.end(), Pack.HipMacros.begin(), Pack.HipMacros.end());
  return All;
}
