#include "Run/Rules.h"
#include "Run/DefaultProject.h"
#include "Run/Models.h"
#include "Support/EmbeddedFiles.h"
#include "Support/ToolError.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace reroute;
using llvm::StringRef;

llvm::Expected<ProjectFile> reroute::loadProject(StringRef Root) {
  std::string Path = Root.str() + "/" + ProjectFileName.str();
  auto Buffer = llvm::MemoryBuffer::getFile(Path);
  if (Buffer.getError() == std::errc::no_such_file_or_directory)
    return makeError(ExitCode::Usage,
                     ProjectFileName + ": error: there is none in " + Root +
                         "; `reroute init` writes one from what it finds "
                         "there");
  if (!Buffer)
    return makeError(ExitCode::Usage, ProjectFileName + ": error: " +
                                          Buffer.getError().message());
  return ProjectFile::parse((*Buffer)->getBuffer(), ProjectFileName);
}

llvm::Expected<PackText> reroute::readPack(StringRef Name, StringRef Root) {
  std::string Builtin = Name.str() + ".yaml";
  if (std::optional<StringRef> Text = embeddedFile(Builtin))
    return PackText{"rules/" + Builtin, Text->str()};
  llvm::SmallString<256> Path(Name);
  if (!llvm::sys::path::is_absolute(Name))
    llvm::sys::path::append(Path = Root, Name);
  auto Buffer = llvm::MemoryBuffer::getFile(Path);
  if (Buffer)
    return PackText{Name.str(), (*Buffer)->getBuffer().str()};
  return makeError(
      ExitCode::InvalidPack,
      "error: the pack '" + Name + "' is neither built in (" +
          llvm::join(builtInPacks(), ", ") +
          ") nor a file of the tree: " + Buffer.getError().message());
}

namespace {

/// Loads packs in the order in which their rules count, and their models.
class PackLoader {
public:
  explicit PackLoader(StringRef Root) : Root(Root) {}

  /// Appends the pack and, before it, those that it extends; each once.
  llvm::Error load(const PackReference &Reference);

  LoadedPacks Result;

private:
  llvm::Error loadModels(const RulePack &Pack);

  StringRef Root;
  std::vector<std::string> Loading; ///< From the project's own on.
  std::vector<std::string> Loaded;
};

} // namespace

/// \p Message at the place where \p Reference stands; packs of no file, as
/// those of a tree without a project file, have none.
static llvm::Error errorAt(const PackReference &Reference,
                           const llvm::Twine &Message) {
  std::string Place = Reference.Origin.File.empty()
                          ? ""
                          : Reference.Origin.File + ":" +
                                std::to_string(Reference.Origin.Line) + ": ";
  return makeError(ExitCode::InvalidPack, Place + Message);
}

llvm::Error PackLoader::loadModels(const RulePack &Pack) {
  for (const std::string &Name : {Pack.CudaModel, Pack.HipModel}) {
    bool Known = llvm::any_of(Result.Models,
                              [&](const auto &M) { return M->Api == Name; });
    if (Name.empty() || Known)
      continue;
    auto Model = loadModel(Name);
    if (!Model)
      return Model.takeError();
    Result.Models.push_back(std::move(*Model));
  }
  return llvm::Error::success();
}

llvm::Error PackLoader::load(const PackReference &Reference) {
  const std::string &Name = Reference.Name;
  if (llvm::is_contained(Loading, Name))
    return errorAt(Reference, "error: the pack '" + Name +
                                  "' extends itself, through " +
                                  llvm::join(Loading, ", "));
  if (llvm::is_contained(Loaded, Name))
    return llvm::Error::success();
  llvm::Expected<PackText> Text = readPack(Name, Root);
  if (!Text)
    return errorAt(Reference, llvm::toString(Text.takeError()));
  llvm::Expected<RulePack> Pack = RulePack::parse(Text->Text, Text->BufferName);
  if (!Pack)
    return Pack.takeError();
  Loading.push_back(Name);
  for (const PackReference &Below : Pack->Extends)
    if (llvm::Error E = load(Below))
      return E;
  Loading.pop_back();
  Loaded.push_back(Name);
  if (llvm::Error E = loadModels(*Pack))
    return E;
  Result.Packs.push_back(std::move(*Pack));
  return llvm::Error::success();
}

/// The surfaces that are recognised without a pack, with the names that their
/// models have.
static llvm::Expected<std::vector<Surface>> loadSurfaces() {
  static constexpr StringRef Path = "surfaces/cuda.yaml";
  llvm::Expected<std::vector<Surface>> Recognised = parseSurfaces(
      embeddedFile(Path).value_or("schema: 1"), "rules/surfaces/cuda.yaml");
  if (!Recognised)
    return Recognised.takeError();
  for (Surface &Each : *Recognised)
    if (auto Text = embeddedFile("api/" + Each.Model + ".jsonl"))
      Each.Names = namesOfModel(*Text);
  return Recognised;
}

static llvm::Error checkLeftSurfaces(const ProjectFile &Project,
                                     llvm::ArrayRef<Surface> Recognised) {
  std::vector<std::string> Names;
  for (const Surface &Each : Recognised)
    Names.push_back(Each.Name);
  for (const std::string &Left : Project.LeaveSurfaces)
    if (!llvm::is_contained(Names, Left))
      return makeError(ExitCode::Usage, ProjectFileName +
                                            ": error: leave_surfaces names '" +
                                            Left + "', and there is only " +
                                            llvm::join(Names, ", "));
  return llvm::Error::success();
}

llvm::Expected<RuleTable> reroute::loadRules(const ProjectFile &Project,
                                             StringRef Root) {
  PackLoader Loader(Root);
  for (const PackReference &Each : Project.Extends)
    if (llvm::Error E = Loader.load(Each))
      return E;
  llvm::Expected<std::vector<Surface>> Recognised = loadSurfaces();
  if (!Recognised)
    return Recognised.takeError();
  if (llvm::Error E = checkLeftSurfaces(Project, *Recognised))
    return E;
  return RuleTable::build(Project, std::move(Loader.Result.Packs),
                          std::move(Loader.Result.Models),
                          std::move(*Recognised));
}

llvm::Expected<LoadedPacks> reroute::loadPacks(const PackReference &Reference,
                                               StringRef Root) {
  PackLoader Loader(Root);
  if (llvm::Error E = Loader.load(Reference))
    return E;
  return std::move(Loader.Result);
}

llvm::Expected<Coverage> reroute::loadCoverage(const ProjectFile &Project,
                                               StringRef Root) {
  llvm::Expected<RuleTable> All = loadRules(Project, Root);
  if (!All)
    return All.takeError();
  std::vector<std::shared_ptr<const RuleTable>> Tables;
  for (const llvm::VersionTuple &Version : All->hipVersions()) {
    ProjectFile OneVersion = Project;
    OneVersion.HipMinimum = OneVersion.HipMaximum = Version;
    llvm::Expected<RuleTable> Table = loadRules(OneVersion, Root);
    if (!Table)
      return Table.takeError();
    Tables.push_back(std::make_shared<const RuleTable>(std::move(*Table)));
  }
  return coverageOf(std::move(Tables));
}
