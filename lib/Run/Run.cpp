#include "Run/Run.h"
#include "Api/StubHeaders.h"
#include "Classify/Classifier.h"
#include "Compile/Dialect.h"
#include "Compile/IncludeIndex.h"
#include "Compile/Infer.h"
#include "Run/Models.h"
#include "Run/Rules.h"
#include "Scan/Prefilter.h"
#include "Scan/Scanner.h"
#include "Support/ToolError.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ThreadPool.h"
#include <map>
#include <set>

using namespace reroute;
using llvm::StringRef;
namespace path = llvm::sys::path;

namespace {

/// One analysis. Each step fills what the next one reads.
class Analysis {
public:
  Analysis(const RunOptions &Options, ProjectFile Project,
           std::shared_ptr<const RuleTable> Rules)
      : Options(Options) {
    Result.Project = std::move(Project);
    Result.Project.TheSeverities.override(Options.TheSeverities);
    Result.Rules = std::move(Rules);
  }

  llvm::Expected<RunResult> run();

private:
  llvm::Error openSources();
  llvm::Error openDatabases();
  llvm::Error addDatabase(StringRef Path, StringRef Configuration);
  llvm::Error addUnits(const BuildConfiguration &Configuration);
  llvm::Error checkPaths() const;
  bool isSelected(StringRef Path) const;
  void scanFiles();
  std::optional<FileScan> scanFile(const TreeFile &File,
                                   std::optional<FileProblem> &Problem) const;
  void parseAndClassify();
  void plan();
  void collectProblems(llvm::ArrayRef<ParsedUnit> Parsed);
  std::string resolveInTree(StringRef Includer, StringRef Spelled,
                            bool Angled) const;
  CompileUnit infer(StringRef File);
  void addImplicitInclude(CompileUnit &Unit);
  Toolchain toolchain() const;
  void addHipHeaders(llvm::vfs::InMemoryFileSystem &Memory) const;
  void addLibraryHeaders(llvm::vfs::InMemoryFileSystem &Memory) const;

  const RunOptions &Options;
  RunResult Result;
  SourceTree Tree;
  std::optional<PathFilter> Wanted; ///< Of the project file.
  std::optional<ProjectIgnores> Ignores;
  std::vector<std::string> Literals; ///< A file without them holds nothing.
  std::vector<std::string> Selected; ///< Options.Paths, root-relative.
  std::optional<IncludeIndex> Includes;
  std::optional<IncludeGraph> Graph;
  std::vector<CompileUnit> Units;
  std::vector<CompileUnit> Donors; ///< Of Units, those that Inference looks at.
  std::optional<UnitInference> Inference; ///< Refers to Donors.
};

} // namespace

static llvm::Error noSuchFolder(const std::string &Root) {
  return makeError(ExitCode::Usage, Root + ": error: no such folder");
}

llvm::Error Analysis::openSources() {
  llvm::SmallString<256> Root;
  if (llvm::sys::fs::real_path(Options.Root, Root))
    return noSuchFolder(Options.Root);
  Result.Root = Root.str().str();
  llvm::Expected<PathFilter> Filter =
      PathFilter::create({Result.Project.Include, Result.Project.Exclude});
  if (!Filter)
    return Filter.takeError();
  Wanted = std::move(*Filter);
  llvm::Expected<ProjectIgnores> Ignored =
      ProjectIgnores::create(Result.Project.Ignore);
  if (!Ignored)
    return Ignored.takeError();
  Ignores = std::move(*Ignored);
  // What the project excludes is not edited, but sources may include it.
  llvm::Expected<SourceTree> Opened =
      openTree(Result.Root, llvm::cantFail(PathFilter::create({})));
  if (!Opened)
    return Opened.takeError();
  Tree = std::move(*Opened);
  for (const TreeProblem &Problem : Tree.Problems)
    Result.Problems.push_back({Problem.Path, 0, 0, Problem.Message});
  Includes.emplace(Tree.Files);
  Graph.emplace(Tree,
                [this](StringRef Includer, StringRef Spelled, bool Angled) {
                  return resolveInTree(Includer, Spelled, Angled);
                });
  return checkPaths();
}

/// A path that names nothing must not make a green run.
llvm::Error Analysis::checkPaths() const {
  for (const std::string &Path : Options.Paths) {
    llvm::SmallString<256> Full(Result.Root);
    path::append(Full, Path);
    if (!llvm::sys::fs::exists(Full))
      return makeError(ExitCode::Usage,
                       Path + ": error: no such file or folder in " +
                           Result.Root);
  }
  return llvm::Error::success();
}

bool Analysis::isSelected(StringRef Path) const {
  return Selected.empty() || llvm::any_of(Selected, [&](StringRef Wanted) {
           return Wanted.empty() || (Path.consume_front(Wanted) &&
                                     (Path.empty() || Path.starts_with("/")));
         });
}

llvm::Error Analysis::addDatabase(StringRef Path, StringRef Configuration) {
  llvm::SmallString<256> Full(Path);
  if (!path::is_absolute(Path)) {
    Full = Result.Root;
    path::append(Full, Path);
  }
  std::vector<DatabaseProblem> Problems;
  auto Loaded = loadDatabase(Full, Result.Root, Configuration, Problems);
  if (!Loaded)
    return Loaded.takeError();
  for (CompileUnit &Unit : *Loaded)
    Units.push_back(std::move(Unit));
  for (DatabaseProblem &Problem : Problems)
    Result.Problems.push_back({Problem.File, 0, 0, Problem.Message});
  return llvm::Error::success();
}

/// The units of a configuration without a database: its files, parsed as if
/// there were none, with its defines.
llvm::Error Analysis::addUnits(const BuildConfiguration &Configuration) {
  llvm::Expected<PathFilter> Filter =
      PathFilter::create({Configuration.Files, {}});
  if (!Filter)
    return Filter.takeError();
  std::vector<std::string> Defines = Configuration.Defines;
  const std::optional<Route> &To = Result.Project.TheRoute;
  bool IsHip = Configuration.Name == HipConfiguration;
  if (IsHip && To && !To->Guard.empty())
    Defines.push_back(To->Guard);
  for (const TreeFile &File : Tree.Files) {
    if (File.Lang == Language::Header || File.Lang == Language::CudaHeader ||
        !Filter->accepts(File.Path))
      continue;
    CompileUnit Unit = infer(File.Path);
    Unit.Configuration = Configuration.Name;
    if (IsHip && File.Lang == Language::Cuda)
      Unit.Arguments.insert(Unit.Arguments.end(), {"-x", "hip"});
    for (const std::string &Define : Defines)
      Unit.Arguments.push_back("-D" + Define);
    Units.push_back(std::move(Unit));
  }
  return llvm::Error::success();
}

llvm::Error Analysis::openDatabases() {
  // Units that only add defines are parsed as if there were no databases.
  Inference.emplace(llvm::ArrayRef<CompileUnit>(), Result.Root);
  for (const BuildConfiguration &Configuration :
       Result.Project.Configurations) {
    if (!Configuration.CompileCommands.empty())
      if (llvm::Error E =
              addDatabase(Configuration.CompileCommands, Configuration.Name))
        return E;
    if (Configuration.CompileCommands.empty())
      if (llvm::Error E = addUnits(Configuration))
        return E;
    bool IsHip = Configuration.Name == HipConfiguration;
    if (IsHip && llvm::none_of(Units, [](const CompileUnit &Unit) {
          return Unit.Configuration == HipConfiguration;
        }))
      return makeError(ExitCode::Usage,
                       "reroute.yaml: error: the configuration hip has no "
                       "source of this tree, so nothing would be checked; name "
                       "the database of the build for HIP, or its files");
  }
  for (const std::string &Build : Options.Builds)
    if (llvm::Error E = addDatabase(Build, ""))
      return E;
  // What the build for HIP leaves out is not compiled as that build would.
  llvm::copy_if(Units, std::back_inserter(Donors), [](const CompileUnit &Unit) {
    return Unit.Configuration != HipConfiguration;
  });
  Inference.emplace(Donors, Result.Root);
  for (CompileUnit &Unit : Units)
    addImplicitInclude(Unit);
  return llvm::Error::success();
}

std::optional<FileScan>
Analysis::scanFile(const TreeFile &File,
                   std::optional<FileProblem> &Problem) const {
  auto Buffer = llvm::MemoryBuffer::getFile(Result.Root + "/" + File.Path);
  if (!Buffer) {
    Problem = {File.Path, 0, 0,
               "cannot be read: " + Buffer.getError().message()};
    return std::nullopt;
  }
  StringRef Text = (*Buffer)->getBuffer();
  if (isBinary(Text)) {
    Problem = {File.Path, 0, 0,
               "binary file: it has the extension of a source, but is none"};
    return std::nullopt;
  }
  bool NeedsLexing =
      File.Lang == Language::Cuda || mayHoldCandidate(Text, Literals);
  if (!NeedsLexing)
    return std::nullopt;
  std::vector<std::string> Prefixes;
  for (const RulePack *Pack : Result.Rules->packs())
    for (const Derivation &D : Pack->Derive)
      Prefixes.push_back(D.From);
  auto IsCandidate = [&](StringRef N) { return Result.Rules->isCandidate(N); };
  auto IsKnown = [&](StringRef N) { return Result.Rules->isKnown(N); };
  auto IsHeader = [&](StringRef N) { return Result.Rules->header(N); };
  FileScan Scan = scanText(File.Path, std::move(*Buffer),
                           {IsCandidate, IsKnown, IsHeader, Prefixes});
  // The prefilter lets most files pass that hold none of the names.
  if (File.Lang != Language::Cuda && !Scan.holdsSomething())
    return std::nullopt;
  return Scan;
}

void Analysis::scanFiles() {
  Literals = Result.Rules->requiredSubstrings();
  Literals.push_back(SuppressionWord.str());
  std::vector<const TreeFile *> Chosen;
  for (const TreeFile &File : Tree.Files)
    if (Wanted->accepts(File.Path) && isSelected(File.Path))
      Chosen.push_back(&File);
  Result.FilesSeen = Chosen.size();
  std::vector<std::optional<FileScan>> Scans(Chosen.size());
  std::vector<std::optional<FileProblem>> Problems(Chosen.size());
  llvm::DefaultThreadPool Pool(llvm::hardware_concurrency(Options.Threads));
  // A task for each of a few thousand tiny files would cost more than the
  // files do.
  constexpr size_t Batch = 32;
  for (size_t Begin = 0; Begin < Chosen.size(); Begin += Batch)
    Pool.async([&, Begin] {
      size_t End = std::min(Begin + Batch, Chosen.size());
      for (size_t I = Begin; I < End; ++I)
        Scans[I] = scanFile(*Chosen[I], Problems[I]);
    });
  Pool.wait();
  for (std::optional<FileScan> &Scan : Scans)
    if (Scan)
      Result.Files.push_back(std::move(*Scan));
  for (std::optional<FileProblem> &Problem : Problems)
    if (Problem)
      Result.Problems.push_back(std::move(*Problem));
}

std::string Analysis::resolveInTree(StringRef Includer, StringRef Spelled,
                                    bool Angled) const {
  return Includes->resolve(Includer, Spelled, Angled).value_or("");
}

/// How a file is parsed that no database names: like its nearest neighbour that
/// one does. The virtual folder of TreeFileSystem stands for the include
/// folders that nobody told.
CompileUnit Analysis::infer(StringRef File) {
  CompileUnit Unit =
      Inference->infer({File.str(), languageOf(File).value_or(Language::Cxx)});
  bool IsGuess = languageOf(File) != Language::C &&
                 llvm::none_of(Donors, [](const CompileUnit &Donor) {
                   return Donor.From == CompileUnit::Source::Database;
                 });
  auto Scan = llvm::lower_bound(
      Result.Files, File,
      [](const FileScan &S, StringRef Path) { return S.Path < Path; });
  if (IsGuess && Scan != Result.Files.end() && Scan->Path == File)
    Unit.Arguments.push_back(dialectFor(Scan->text()).str());
  addImplicitInclude(Unit);
  return Unit;
}

/// What CUDA's compilers include by themselves, HIP's do not. The plan adds an
/// include of it, so the parse sees what it will give.
void Analysis::addImplicitInclude(CompileUnit &Unit) {
  if (!isHip(Unit) || languageOf(Unit.File) != Language::Cuda ||
      Result.Rules->routedSurfaces().empty() ||
      Graph->reaches(Unit.File, [this](StringRef Spelled) {
        return bringsRuntime(Spelled, *Result.Rules, Result.Project);
      }))
    return;
  const Surface &Runtime = Result.Rules->routedSurfaces().front();
  if (!Runtime.Headers.empty())
    Unit.Arguments.insert(Unit.Arguments.end(),
                          {"-include", Runtime.Headers.front().Name});
}

static void addFiles(llvm::vfs::InMemoryFileSystem &Memory, StringRef Folder,
                     llvm::ArrayRef<StubFile> Files) {
  for (const StubFile &File : Files)
    Memory.addFile(
        Folder + "/" + File.Path, 0,
        llvm::MemoryBuffer::getMemBufferCopy(File.Contents, File.Path));
}

/// HIP's headers, for what is ported already.
void Analysis::addHipHeaders(llvm::vfs::InMemoryFileSystem &Memory) const {
  for (const Surface &Each : Result.Rules->routedSurfaces()) {
    if (Each.HipVersions.empty())
      continue;
    addFiles(Memory, Toolchain::EmbeddedHip,
             synthesiseHeaders(*Each.Hip, Each.HipVersions.back()));
  }
}

/// Headers of the libraries that some source includes. One that no model has is
/// empty, so that what stands behind it is still read.
void Analysis::addLibraryHeaders(llvm::vfs::InMemoryFileSystem &Memory) const {
  std::set<std::string> Wanted;
  for (const FileScan &File : Result.Files)
    for (const IncludeDirective &Include : File.Includes)
      for (const Surface &Each : Result.Rules->surfaces())
        if (llvm::any_of(Each.Headers, [&](const SurfaceHeader &Header) {
              return Header.Name == Include.name();
            }))
          Wanted.insert(Each.Name);
  for (const Surface &Each : Result.Rules->surfaces())
    if (Wanted.count(Each.Name))
      Wanted.insert(Each.Needs.begin(), Each.Needs.end());
  for (const Surface &Each : Result.Rules->surfaces()) {
    if (!Wanted.count(Each.Name) || standsAlone(Each.Model))
      continue;
    std::map<std::string, std::string> Files;
    for (const SurfaceHeader &Header : Each.Headers)
      Files[Header.Name] = "#include <cuda_runtime_api.h>\n";
    if (auto Model = loadModel(Each.Model))
      for (StubFile &Stub : synthesiseLibraryHeaders(**Model))
        Files[Stub.Path] = std::move(Stub.Contents);
    else
      llvm::consumeError(Model.takeError());
    for (auto &[Path, Contents] : Files)
      Memory.addFile(Toolchain::EmbeddedCuda + "/" + Path, 0,
                     llvm::MemoryBuffer::getMemBufferCopy(Contents, Path));
  }
}

Toolchain Analysis::toolchain() const {
  Toolchain Tools;
  Tools.CudaPath = Options.CudaPath;
  Tools.OnlyEmbedded = Options.Api == ApiHeaders::Embedded;
  if (Options.Api == ApiHeaders::Real && Tools.CudaPath.empty())
    Tools.CudaPath = findToolkit();
  Tools.ExtraArgs = Options.ExtraArgs;
  Tools.ExtraArgsBefore = Options.ExtraArgsBefore;
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  for (const Surface &Each : Result.Rules->routedSurfaces())
    if (standsAlone(Each.Model))
      addFiles(*Memory, Toolchain::EmbeddedCuda,
               synthesiseHeaders(*Each.Cuda, Each.CudaVersion));
  addHipHeaders(*Memory);
  addLibraryHeaders(*Memory);
  Tools.Embedded = Memory;
  return Tools;
}

void Analysis::collectProblems(llvm::ArrayRef<ParsedUnit> Parsed) {
  for (const ParsedUnit &Unit : Parsed)
    for (const UnitProblem &Problem : Unit.Readings.Problems)
      Result.Problems.push_back(
          {Problem.Path.empty() ? Unit.Unit.File : Problem.Path, Problem.Line,
           Problem.Column, Problem.Message});
}

void Analysis::parseAndClassify() {
  const ProjectFile &Project = Result.Project;
  UseIndex Index(
      Result.Files, Result.Root,
      Project.TheRoute ? StringRef(Project.TheRoute->Path) : StringRef(),
      [this](StringRef Name) { return Result.Rules->isKnown(Name); });
  Toolchain Tools = toolchain();
  ParseEnvironment Environment{
      Index, Tools, [this](StringRef Includer, StringRef Spelled) {
        return resolveInTree(Includer, Spelled, /*Angled=*/true);
      }};
  ResolveRequest Request;
  Request.Files = Result.Files;
  Request.Units = Units;
  Request.Infer = [this](StringRef File) { return infer(File); };
  Request.Threads = Options.Threads;
  Request.UnitSeconds = Options.UnitSeconds;
  std::vector<ParsedUnit> Parsed = resolve(Request, Environment, *Graph);
  Result.UnitsParsed = Parsed.size();
  collectProblems(Parsed);
  std::vector<std::string> HipSources;
  for (const CompileUnit &Unit : Units)
    if (Unit.Configuration == HipConfiguration)
      HipSources.push_back(Unit.File);
  if (!HipSources.empty())
    Result.Reach = hipReach(Result.Files, Parsed, HipSources, *Graph);

  std::vector<std::string> HipMacros = Result.Rules->hipMacros();
  if (Project.TheRoute && !Project.TheRoute->Guard.empty())
    HipMacros.push_back(Project.TheRoute->Guard);
  Result.Classified = classify(Result.Files, Parsed, *Result.Rules, HipMacros);
}

void Analysis::plan() {
  const ProjectFile &Project = Result.Project;
  IncludeStyles Styles(Result.Root);
  IncludeEnvironment Environment{
      *Result.Rules,
      Project,
      [this](StringRef Includer, StringRef Spelled, bool Angled) {
        return resolveInTree(Includer, Spelled, Angled);
      },
      [this](StringRef Path) {
        return llvm::sys::fs::exists(Result.Root + "/" + Path);
      },
      [this](StringRef File, llvm::function_ref<bool(StringRef)> Wanted) {
        return Graph->reaches(File, Wanted);
      },
      Styles,
      *Ignores};
  Result.ThePlan = makePlan(
      Result.Files, Result.Classified, Environment, [&](StringRef Path) {
        return Project.TheRoute && Path == Project.TheRoute->Path;
      });
  Result.ThePlan.ProjectFindings =
      Ignores->findings(/*WholeTree=*/Options.Paths.empty());
  for (std::string &Warning : Styles.warnings())
    Result.Warnings.push_back(std::move(Warning));
}

llvm::Expected<RunResult> Analysis::run() {
  for (const std::string &Path : Options.Paths) {
    llvm::SmallString<256> Clean(Path);
    path::remove_dots(Clean, /*remove_dot_dot=*/true);
    Selected.push_back(StringRef(Clean).rtrim('/').str());
  }
  if (Options.Api == ApiHeaders::Real && Options.CudaPath.empty() &&
      findToolkit().empty())
    return makeError(ExitCode::Usage,
                     "--api real: error: no CUDA toolkit was found; name its "
                     "folder with --cuda-path");
  if (llvm::Error E = openSources())
    return E;
  // Of a file that no database names, its text says how to parse it.
  scanFiles();
  if (llvm::Error E = openDatabases())
    return E;
  parseAndClassify();
  plan();
  auto Key = [](const FileProblem &P) {
    return std::tie(P.Path, P.Line, P.Column, P.Message);
  };
  llvm::sort(Result.Problems,
             [&](auto &A, auto &B) { return Key(A) < Key(B); });
  Result.Problems.erase(
      std::unique(Result.Problems.begin(), Result.Problems.end(),
                  [&](auto &A, auto &B) { return Key(A) == Key(B); }),
      Result.Problems.end());
  return std::move(Result);
}

llvm::Expected<RunResult>
reroute::analyse(const RunOptions &Options, ProjectFile Project,
                 std::shared_ptr<const RuleTable> Rules) {
  return Analysis(Options, std::move(Project), std::move(Rules)).run();
}

llvm::Expected<RunResult> reroute::analyse(const RunOptions &Options) {
  if (!llvm::sys::fs::is_directory(Options.Root))
    return noSuchFolder(Options.Root);
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
