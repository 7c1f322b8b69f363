#include "Run/Run.h"
#include "Classify/Classifier.h"
#include "Run/EmbeddedToolchain.h"
#include "Run/Rules.h"
#include "Run/TreeUnits.h"
#include "Support/ToolError.h"
#include "llvm/Support/FileSystem.h"

using namespace reroute;
using llvm::StringRef;

static std::vector<ParsedUnit>
resolveUses(const RunOptions &Options, const Inputs &In, const TreeScan &Scan,
            const TreeUnits &Units, const Toolchain &Tools) {
  const std::optional<Route> &To = In.Project.TheRoute;
  UseIndex Index(Scan.Files, In.Tree.Root,
                 To ? StringRef(To->Path) : StringRef(),
                 [&](StringRef Name) { return In.Rules->isKnown(Name); });
  TextOverlay Texts = Scan.texts();
  ParseEnvironment Environment{Index, Tools,
                               [&](StringRef Includer, StringRef Spelled) {
                                 return In.resolve(Includer, Spelled,
                                                   /*Angled=*/true);
                               },
                               Texts};
  ResolveRequest Request;
  Request.Files = Scan.Files;
  Request.Units = Units.units();
  Request.Infer = [&](StringRef File) { return Units.infer(File); };
  Request.Threads = Options.Threads;
  Request.UnitSeconds = Options.UnitSeconds;
  return resolve(Request, Environment, Scan.Graph);
}

/// The macros that only a build for HIP defines.
static std::vector<std::string> hipMacros(const Inputs &In) {
  std::vector<std::string> Macros = In.Rules->hipMacros();
  if (In.Project.TheRoute && !In.Project.TheRoute->Guard.empty())
    Macros.push_back(In.Project.TheRoute->Guard);
  return Macros;
}

static Plan planEdits(const RunOptions &Options, const Inputs &In,
                      const TreeScan &Scan,
                      llvm::ArrayRef<ClassifiedFile> Classified,
                      ProjectIgnores &Ignores, IncludeStyles &Styles) {
  IncludeEnvironment Environment{
      *In.Rules,
      In.Project,
      [&](StringRef Includer, StringRef Spelled, bool Angled) {
        return In.resolve(Includer, Spelled, Angled);
      },
      [&](StringRef Path) {
        return llvm::sys::fs::exists(In.Tree.Root + "/" + Path);
      },
      [&](StringRef File, llvm::function_ref<bool(StringRef)> Wanted) {
        return Scan.Graph.reaches(File, Wanted);
      },
      [&](StringRef File, StringRef Surface) {
        return Scan.isSpelledBehind(File, Surface);
      },
      Styles,
      Ignores};
  const std::optional<Route> &To = In.Project.TheRoute;
  Plan Result =
      makePlan(Scan.Files, Classified, Environment,
               [&](StringRef Path) { return To && Path == To->Path; });
  Result.ProjectFindings =
      Ignores.findings(/*WholeTree=*/Options.Paths.empty());
  return Result;
}

/// The problems of all stages, each once.
static std::vector<FileProblem> allProblems(const Inputs &In,
                                            const TreeScan &Scan,
                                            const TreeUnits &Units,
                                            llvm::ArrayRef<ParsedUnit> Parsed) {
  std::vector<FileProblem> All = In.Problems;
  llvm::append_range(All, Scan.Problems);
  llvm::append_range(All, Units.problems());
  for (const ParsedUnit &Unit : Parsed)
    for (const UnitProblem &Problem : Unit.Readings.Problems)
      All.push_back({Problem.Path.empty() ? Unit.Unit.File : Problem.Path,
                     Problem.Line, Problem.Column, Problem.Message});
  llvm::sort(All);
  All.erase(std::unique(All.begin(), All.end()), All.end());
  return All;
}

llvm::Error reroute::forEachChange(
    const RunResult &Run,
    llvm::function_ref<void(const FileScan &File, std::string After)> Do) {
  for (auto [File, Plan] : llvm::zip_equal(Run.Files, Run.ThePlan.Files)) {
    if (Plan.Edits.empty())
      continue;
    llvm::Expected<std::string> After = applyEdits(File.text(), Plan.Edits);
    if (!After)
      return After.takeError();
    Do(File, std::move(*After));
  }
  return llvm::Error::success();
}

llvm::Expected<RunResult>
reroute::analyse(const RunOptions &Options, ProjectFile Project,
                 std::shared_ptr<const RuleTable> Rules) {
  Project.TheSeverities.override(Options.TheSeverities);
  llvm::Expected<Inputs> In =
      openInputs(Options, std::move(Project), std::move(Rules));
  if (!In)
    return In.takeError();
  llvm::Expected<ProjectIgnores> Ignores =
      ProjectIgnores::create(In->Project.Ignore);
  if (!Ignores)
    return Ignores.takeError();
  TreeScan Scan = scanTree(*In, Options.Threads);
  llvm::Expected<TreeUnits> Units = TreeUnits::create(Options, *In, Scan);
  if (!Units)
    return Units.takeError();
  llvm::Expected<Toolchain> Tools = makeToolchain(Options, *In->Rules, Scan);
  if (!Tools)
    return Tools.takeError();
  std::vector<ParsedUnit> Parsed =
      resolveUses(Options, *In, Scan, *Units, *Tools);

  RunResult Result;
  Result.Classified = classify(Scan.Files, Parsed, *In->Rules, hipMacros(*In));
  if (std::vector<std::string> Sources = Units->hipSources(); !Sources.empty())
    Result.Reach = hipReach(Scan.Files, Parsed, Sources, Scan.Graph);
  IncludeStyles Styles(In->Tree.Root);
  Result.ThePlan =
      planEdits(Options, *In, Scan, Result.Classified, *Ignores, Styles);
  Result.Warnings = Styles.warnings();
  Result.Problems = allProblems(*In, Scan, *Units, Parsed);
  for (ParsedUnit &Each : Parsed)
    Result.Units.push_back(
        {std::move(Each.Unit), std::move(Each.Readings.Problems)});
  Result.Includes = std::move(In->Includes);
  Result.FilesSeen = Scan.FilesRead;
  Result.Root = In->Tree.Root;
  Result.Files = std::move(Scan.Files);
  Result.Project = std::move(In->Project);
  Result.Rules = std::move(In->Rules);
  return Result;
}

llvm::Expected<RunResult> reroute::analyse(const RunOptions &Options) {
  if (!llvm::sys::fs::is_directory(Options.Root))
    return makeError(ExitCode::Usage, Options.Root + ": error: no such folder");
  llvm::Expected<ProjectFile> Project = loadProject(Options.Root);
  if (!Project)
    return Project.takeError();
  if (Options.Names)
    Project->Names = *Options.Names;
  if (Project->Names != NamesMode::Hip && !Project->TheRoute)
    return makeError(ExitCode::Usage,
                     "reroute.yaml: error: these names need a compat header; "
                     "add `route: { header: your/header.h }`");
  llvm::Expected<RuleTable> Rules = loadRules(*Project, Options.Root);
  if (!Rules)
    return Rules.takeError();
  return analyse(Options, std::move(*Project),
                 std::make_shared<const RuleTable>(std::move(*Rules)));
}
