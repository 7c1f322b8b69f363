// api dump, merge and diff: what CUDA's and HIP's headers declare.

#include "Api/ApiDump.h"
#include "CommandGroups.h"
#include "Explain/ModelDiffText.h"
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
  Options.KeepGoing = Line.Force;
  std::vector<std::string> Tolerated;
  llvm::Expected<ApiModel> Model = dumpApi(Options, &Tolerated);
  for (const std::string &Each : Tolerated)
    llvm::errs() << "reroute: warning: " << Each << '\n';
  return Model;
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

static ExitCode runApiDump(const CommandLine &Line) {
  return writeModel(Line, dump(Line));
}

static ExitCode runApiMerge(const CommandLine &Line) {
  return writeModel(Line, merge(Line.Operands));
}

static ExitCode runApiDiff(const CommandLine &Line) {
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

void reroute::addApiCommands(CLI::App &App, CommandLine &Line,
                             ExitCode &Result) {
  CLI::App *Api = App.add_subcommand(
      "api", "Models of what CUDA's and HIP's headers declare");
  Api->require_subcommand(1);

  CLI::App *Dump = Api->add_subcommand(
      "dump", "Read real headers and write one version's model");
  Dump->add_option("api", Line.Operands,
                   "Built-in API such as cuda-runtime, or an *.api.json")
      ->required()
      ->expected(1);
  Dump->add_option("--root", Line.ToolkitRoot,
                   "The toolkit's folder, with include/ in it")
      ->required();
  Dump->add_option("--api-version", Line.Version,
                   "The version, where the headers do not say it");
  Dump->add_option("--extra-arg", Line.Run.ExtraArgs,
                   "Argument for Clang, behind all others")
      ->allow_extra_args(false);
  Dump->add_flag("--keep-going", Line.Force,
                 "Write a model even when a header has errors; it lacks what "
                 "they hide");
  addOutputFile(*Dump, Line);
  Dump->callback([&] { Result = runApiDump(Line); });

  CLI::App *Merge =
      Api->add_subcommand("merge", "Make one model of several versions");
  Merge->add_option("models", Line.Operands, "Files that `api dump` wrote")
      ->required();
  addOutputFile(*Merge, Line);
  Merge->callback([&] { Result = runApiMerge(Line); });

  CLI::App *Diff =
      Api->add_subcommand("diff", "What was added, removed or changed");
  Diff->add_option("models", Line.Operands,
                   "OLD and NEW: a built-in API or a file, with @VERSION for "
                   "another version than its newest")
      ->required()
      ->expected(2);
  Diff->add_flag("--check", Line.ChangesCount,
                 "Exit with 1 when there is a difference");
  addColorOption(*Diff, Line);
  Diff->callback([&] { Result = runApiDiff(Line); });
}
