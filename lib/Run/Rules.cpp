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
      ExitCode::Usage,
      "error: the pack '" + Name + "' is neither built in (" +
          llvm::join(builtInPacks(), ", ") +
          ") nor a file of the tree: " + Buffer.getError().message());
}

static llvm::Expected<RulePack> loadPack(StringRef Name, StringRef Root) {
  llvm::Expected<PackText> Pack = readPack(Name, Root);
  if (!Pack)
    return Pack.takeError();
  return RulePack::parse(Pack->Text, Pack->BufferName);
}

llvm::Expected<RuleTable> reroute::loadRules(const ProjectFile &Project,
                                             StringRef Root) {
  std::vector<RulePack> Packs;
  std::vector<std::shared_ptr<const ApiModel>> Models;
  for (const std::string &Name : Project.Extends) {
    llvm::Expected<RulePack> Pack = loadPack(Name, Root);
    if (!Pack)
      return Pack.takeError();
    for (const std::string &ModelName : {Pack->CudaModel, Pack->HipModel}) {
      bool Loaded = llvm::any_of(
          Models, [&](const auto &M) { return M->Api == ModelName; });
      if (ModelName.empty() || Loaded)
        continue;
      auto Model = loadModel(ModelName);
      if (!Model)
        return Model.takeError();
      Models.push_back(std::move(*Model));
    }
    Packs.push_back(std::move(*Pack));
  }
  return RuleTable::build(Project, std::move(Packs), std::move(Models));
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
