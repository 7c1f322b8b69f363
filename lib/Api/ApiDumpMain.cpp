// api-dump API ROOT [ARGUMENT...]: prints the model of the headers under ROOT.
// api-dump --merge MODEL...: prints one model of several versions.
// A developer's program behind scripts/regenerate-api-models.

#include "Api/ApiDump.h"
#include "Api/ModelHistory.h"
#include "Support/EmbeddedFiles.h"
#include "Support/ToolError.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace reroute;

static llvm::Expected<ApiModel> dump(llvm::ArrayRef<std::string> Arguments) {
  std::string Path = "api/" + Arguments[0] + ".api.json";
  std::optional<llvm::StringRef> Text = embeddedFile(Path);
  if (!Text)
    return makeError(ExitCode::Usage, Arguments[0] + ": no such API: rules/" +
                                          Path + " does not exist");
  llvm::Expected<ApiDescription> Description =
      ApiDescription::parse(*Text, Path);
  if (!Description)
    return Description.takeError();
  DumpOptions Options;
  Options.Description = std::move(*Description);
  Options.Root = Arguments[1];
  Options.ExtraArguments = Arguments.drop_front(2).vec();
  return dumpApi(Options);
}

static llvm::Expected<ApiModel> merge(llvm::ArrayRef<std::string> Paths) {
  std::vector<ApiModel> Models;
  for (const std::string &Path : Paths) {
    auto Buffer = llvm::MemoryBuffer::getFile(Path);
    if (!Buffer)
      return makeError(ExitCode::Usage,
                       Path + ": " + Buffer.getError().message());
    llvm::Expected<ApiModel> Model =
        ApiModel::parse((*Buffer)->getBuffer(), Path);
    if (!Model)
      return Model.takeError();
    Models.push_back(std::move(*Model));
  }
  return mergeModels(Models);
}

int main(int Count, char **Values) {
  std::vector<std::string> Arguments(Values + 1, Values + Count);
  if (Arguments.size() < 2) {
    llvm::errs() << "usage: api-dump API ROOT [CLANG-ARGUMENT...]\n"
                    "       api-dump --merge MODEL...\n";
    return static_cast<int>(ExitCode::Usage);
  }
  llvm::Expected<ApiModel> Model =
      Arguments[0] == "--merge" ? merge(llvm::ArrayRef(Arguments).drop_front())
                                : dump(Arguments);
  if (!Model) {
    std::string Message;
    ExitCode Code = takeError(Model.takeError(), Message);
    llvm::errs() << Message << '\n';
    return static_cast<int>(Code);
  }
  llvm::outs() << Model->serialise();
  return 0;
}
