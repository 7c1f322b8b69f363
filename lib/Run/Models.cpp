#include "Run/Models.h"
#include "Support/EmbeddedFiles.h"
#include "Support/ToolError.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace reroute;
using llvm::StringRef;

static constexpr StringRef ModelFolder = "api/";
static constexpr StringRef ModelSuffix = ".jsonl";
static constexpr StringRef DescriptionSuffix = ".api.json";

llvm::Expected<std::shared_ptr<const ApiModel>>
reroute::loadModel(StringRef Name) {
  std::string Path = (ModelFolder + Name + ModelSuffix).str();
  std::optional<StringRef> Text = embeddedFile(Path);
  if (!Text)
    return makeError(ExitCode::InvalidPack,
                     "error: there is no API model '" + Name + "'");
  llvm::Expected<ApiModel> Model = ApiModel::parse(*Text, "rules/" + Path);
  if (!Model)
    return Model.takeError();
  return std::make_shared<const ApiModel>(std::move(*Model));
}

llvm::Expected<ApiModel> reroute::readModel(StringRef Path) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path);
  if (!Buffer)
    return makeError(ExitCode::Usage,
                     Path + ": error: " + Buffer.getError().message());
  return ApiModel::parse((*Buffer)->getBuffer(), Path);
}

/// The names of the built-in files "api/NAME<Suffix>".
static std::vector<std::string> builtIn(StringRef Suffix) {
  std::vector<std::string> Names;
  for (const EmbeddedFile &File : embeddedFiles()) {
    StringRef Path = File.Path;
    if (Path.consume_front(ModelFolder) && Path.consume_back(Suffix) &&
        !Path.contains('/'))
      Names.push_back(Path.str());
  }
  return Names;
}

std::vector<std::string> reroute::builtInModels() {
  return builtIn(ModelSuffix);
}

static std::string builtInNames(StringRef Suffix) {
  return llvm::join(builtIn(Suffix), ", ");
}

static llvm::Expected<std::shared_ptr<const ApiModel>>
findWholeModel(StringRef Name) {
  if (embeddedFile((ModelFolder + Name + ModelSuffix).str()))
    return loadModel(Name);
  if (!Name.contains('/') && !Name.contains('.'))
    return makeError(ExitCode::Usage,
                     Name +
                         ": error: no built-in API model has this name; "
                         "there is " +
                         builtInNames(ModelSuffix) +
                         ", or give the path of a model");
  llvm::Expected<ApiModel> Model = readModel(Name);
  if (!Model)
    return Model.takeError();
  return std::make_shared<const ApiModel>(std::move(*Model));
}

static std::string listed(llvm::ArrayRef<llvm::VersionTuple> Versions) {
  std::vector<std::string> Names;
  for (const llvm::VersionTuple &Each : Versions)
    Names.push_back(Each.getAsString());
  return llvm::join(Names, ", ");
}

llvm::Expected<ModelAtVersion> reroute::findModel(StringRef Text) {
  auto [Name, VersionText] = Text.rsplit('@');
  auto Model = findWholeModel(Name);
  if (!Model)
    return Model.takeError();
  llvm::ArrayRef<llvm::VersionTuple> Versions = (*Model)->Versions;
  if (VersionText.empty())
    return ModelAtVersion{*Model, Versions.back()};
  llvm::VersionTuple Version;
  if (Version.tryParse(VersionText) || !llvm::is_contained(Versions, Version))
    return makeError(ExitCode::Usage, Text + ": error: " + (*Model)->Api +
                                          " has no version '" + VersionText +
                                          "'; it has " + listed(Versions));
  return ModelAtVersion{*Model, Version};
}

llvm::Expected<ApiDescription> reroute::findDescription(StringRef Name) {
  std::string Path = (ModelFolder + Name + DescriptionSuffix).str();
  if (std::optional<StringRef> Text = embeddedFile(Path))
    return ApiDescription::parse(*Text, "rules/" + Path);
  auto Buffer = llvm::MemoryBuffer::getFile(Name);
  if (!Buffer)
    return makeError(ExitCode::Usage,
                     Name + ": error: neither a built-in API (" +
                         builtInNames(DescriptionSuffix) +
                         ") nor a file with the description of one: " +
                         Buffer.getError().message());
  return ApiDescription::parse((*Buffer)->getBuffer(), Name);
}
