// Fills a RuleTable: groups the packs by surface, asks SurfaceRules about each
// surface's symbols, and indexes the answers, headers and patterns.

#include "Rules/RuleTable.h"
#include "Rules/SurfaceLiterals.h"
#include "Rules/SurfaceRules.h"
#include "Support/ToolError.h"
#include "llvm/ADT/StringExtras.h"

namespace reroute {

class RuleTableBuilder {
public:
  RuleTableBuilder(const ProjectFile &Project, RuleTable &Table)
      : Project(Project), Table(Table) {}

  llvm::Error run(std::vector<RulePack> Packs, std::vector<Surface> Recognised);

private:
  llvm::Expected<const ApiModel *> model(const RulePack &Pack,
                                         llvm::StringRef Name) const;
  llvm::Error addPack(RulePack Pack, std::vector<Surface> &Recognised);
  bool isLeft(const Surface &Each) const;
  void addRouted(size_t Index);
  void addProjectSymbols();
  void addRecognised(size_t Index);
  void addRoute();
  void addPatterns();
  void addNeutralPrefixes();

  const ProjectFile &Project;
  RuleTable &Table;
};

} // namespace reroute

using namespace reroute;

/// An error at the place where \p Pack names its models.
static llvm::Error modelsError(const RulePack &Pack,
                               const llvm::Twine &Message) {
  return makeError(ExitCode::InvalidPack,
                   Pack.ModelsOrigin.File + ":" +
                       llvm::Twine(Pack.ModelsOrigin.Line) +
                       ": error: " + Message);
}

llvm::Expected<const ApiModel *>
RuleTableBuilder::model(const RulePack &Pack, llvm::StringRef Name) const {
  if (const ApiModel *Found = Table.model(Name))
    return Found;
  std::vector<std::string> Names;
  for (const auto &Model : Table.Models)
    Names.push_back(Model->Api);
  return modelsError(Pack,
                     "no API model is called '" + Name + "'; there is " +
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

/// Puts \p Pack into the surface of its CUDA model, which becomes a routed one
/// if it was only recognised.
llvm::Error RuleTableBuilder::addPack(RulePack Pack,
                                      std::vector<Surface> &Recognised) {
  auto CudaModel = model(Pack, Pack.CudaModel);
  if (!CudaModel)
    return CudaModel.takeError();
  auto HipModel = model(Pack, Pack.HipModel);
  if (!HipModel)
    return HipModel.takeError();
  auto IsIts = [&](const Surface &Each) {
    return Each.Model == Pack.CudaModel;
  };
  auto Found = llvm::find_if(Table.Surfaces, IsIts);
  if (Found == Table.Surfaces.end()) {
    Surface New;
    New.Name = New.Model = Pack.CudaModel;
    if (auto Known = llvm::find_if(Recognised, IsIts);
        Known != Recognised.end()) {
      New = std::move(*Known);
      Recognised.erase(Known);
    }
    New.Cuda = *CudaModel;
    New.Hip = *HipModel;
    New.CudaVersion = Project.CudaVersion;
    if (New.CudaVersion.empty() && !New.Cuda->Versions.empty())
      New.CudaVersion = New.Cuda->Versions.back();
    New.HipVersions = supportedVersions(*New.Hip, Project);
    Table.Surfaces.push_back(std::move(New));
    Found = std::prev(Table.Surfaces.end());
  }
  if (Found->Hip != *HipModel)
    return modelsError(
        Pack, "this pack maps " + Pack.CudaModel + " to " + Pack.HipModel +
                  ", and '" + Found->Packs.back().Name + "' below it to " +
                  Found->Hip->Api + "; packs of one API share their models");
  Found->add(std::move(Pack));
  return llvm::Error::success();
}

llvm::Error RuleTableBuilder::run(std::vector<RulePack> Packs,
                                  std::vector<Surface> Recognised) {
  for (RulePack &Each : Packs)
    if (llvm::Error E = addPack(std::move(Each), Recognised))
      return E;
  Table.RoutedCount = Table.Surfaces.size();
  llvm::move(Recognised, std::back_inserter(Table.Surfaces));
  for (size_t I = 0; I < Table.RoutedCount; ++I)
    addRouted(I);
  addProjectSymbols();
  for (size_t I = Table.RoutedCount; I < Table.Surfaces.size(); ++I)
    if (!isLeft(Table.Surfaces[I]))
      addRecognised(I);
  addRoute();
  addPatterns();
  addNeutralPrefixes();
  return llvm::Error::success();
}

bool RuleTableBuilder::isLeft(const Surface &Each) const {
  return !Each.isRouted() &&
         llvm::is_contained(Project.LeaveSurfaces, Each.Name);
}

/// Symbols and headers that two surfaces have are those of the later one.
void RuleTableBuilder::addRouted(size_t Index) {
  const Surface &Each = Table.Surfaces[Index];
  SurfaceRules Rules(Each, Project);
  for (llvm::StringRef Name : Rules.symbols())
    Table.Entries.insert_or_assign(Name,
                                   RuleTable::Entry{Rules.rules(Name), Index});
  for (const SurfaceHeader &Header : Each.Headers)
    Table.Headers[Header.Name] = Header;
}

/// A project may have rules for names of its own choosing. What the models say
/// about their counterparts is asked of the first surface.
void RuleTableBuilder::addProjectSymbols() {
  static const Surface None;
  bool HasRouted = Table.RoutedCount > 0;
  SurfaceRules Rules(HasRouted ? Table.Surfaces.front() : None, Project);
  for (const Rule &Each : Project.Overrides)
    Table.Entries.try_emplace(Each.Symbol,
                              RuleTable::Entry{Rules.rules(Each.Symbol), 0});
}

void RuleTableBuilder::addRecognised(size_t Index) {
  const Surface &Each = Table.Surfaces[Index];
  for (const std::string &Name : Each.Names)
    Table.UnroutedNames.try_emplace(Name, Index);
  for (const std::string &Text : Each.NamePatterns)
    if (auto Pattern = llvm::GlobPattern::create(Text))
      Table.UnroutedPatterns.emplace_back(std::move(*Pattern), Index);
    else
      llvm::consumeError(Pattern.takeError());
  for (const SurfaceHeader &Header : Each.Headers)
    Table.Headers.try_emplace(Header.Name, Header);
}

void RuleTableBuilder::addRoute() {
  if (!Project.TheRoute)
    return;
  for (const std::string &Name : Project.TheRoute->Also) {
    SurfaceHeader &Header = Table.Headers[Name];
    Header.Name = Name;
    Header.Routed = true;
    Header.Other.clear();
    // A surface's first header is its main one.
    if (Header.Hip.empty() && Table.RoutedCount > 0 &&
        !Table.Surfaces.front().Headers.empty())
      Header.Hip = Table.Surfaces.front().Headers.front().Hip;
  }
}

void RuleTableBuilder::addPatterns() {
  for (const Surface &Each : Table.routedSurfaces())
    llvm::append_range(Table.PatternTexts, Each.NamePatterns);
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
  for (const Surface &Each : Table.Surfaces) {
    if (Each.isRouted() || isLeft(Each))
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
  for (const RulePack *Pack : Table.packs())
    for (const Derivation &One : Pack->Derive)
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
                 std::vector<Surface> Recognised) {
  RuleTable Table;
  Table.Models = std::move(Models);
  if (llvm::Error E = RuleTableBuilder(Project, Table)
                          .run(std::move(Packs), std::move(Recognised)))
    return E;
  return Table;
}
