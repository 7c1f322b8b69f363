// api dump, merge and diff: what CUDA's and HIP's headers declare.

#include "Api/ApiDump.h"
#include "Commands.h"
#include "Emit/ModelDiffText.h"
#include "Run/Models.h"
#include "Support/ToolError.h"
#include "llvm/Support/FileSystem.h"
#include <unistd.h>

using namespace reroute;

static llvm::Expected<ApiModel> dump(const CommandLine &Line) {
  DumpOptions Options;
  llvm::Expected<ApiDescription> Description =
      findDescription(Line.Operands.front());
  if (!Description)
    return Description.takeError();
  Options.Description = std::move(*Description);
  Options.Root = Line.ToolkitRoot;
  Options.ExtraArguments = Line.Run.ExtraArgs;
  if (!Line.Version.empty() && Options.Version.tryParse(Line.Version))
    return makeError(ExitCode::Usage, "--api-version: error: '" +
                                          llvm::Twine(Line.Version) +
                                          "' is no version such as 13.0");
  return dumpApi(Options);
}

static llvm::Expected<ApiModel> merge(llvm::ArrayRef<std::string> Paths) {
  std::vector<ApiModel> Models;
  for (const std::string &Path : Paths) {
    llvm::Expected<ApiModel> Model = readModel(Path);
    if (!Model)
      return Model.takeError();
    Models.push_back(std::move(*Model));
  }
  return mergeModels(Models);
}

static ExitCode writeModel(const CommandLine &Line,
                           llvm::Expected<ApiModel> Model) {
  if (!Model)
    return fail(Model.takeError());
  if (llvm::Error E = writeOutput(Line.Output, Model->serialise()))
    return fail(std::move(E));
  return ExitCode::Clean;
}

ExitCode reroute::runApiDump(const CommandLine &Line) {
  return writeModel(Line, dump(Line));
}

ExitCode reroute::runApiMerge(const CommandLine &Line) {
  return writeModel(Line, merge(Line.Operands));
}

ExitCode reroute::runApiDiff(const CommandLine &Line) {
  llvm::Expected<ModelAtVersion> Old = findModel(Line.Operands[0]);
  if (!Old)
    return fail(Old.takeError());
  llvm::Expected<ModelAtVersion> New = findModel(Line.Operands[1]);
  if (!New)
    return fail(New.takeError());
  ModelDifference Difference =
      diffModels(*Old->Model, *New->Model, Old->Version, New->Version);
  bool Same = Difference.Added.empty() && Difference.Removed.empty() &&
              Difference.Changed.empty();
  llvm::outs() << Old->Model->Api << ' ' << Old->Version.getAsString() << " to "
               << New->Model->Api << ' ' << New->Version.getAsString() << ": ";
  writeModelDiff(Difference, *Old->Model, *New->Model,
                 useColor(Line.Color, STDOUT_FILENO), llvm::outs());
  return Line.ChangesCount && !Same ? ExitCode::Findings : ExitCode::Clean;
}
