#include "Run/TreeUnits.h"
#include "Compile/Database.h"
#include "Compile/Dialect.h"
#include "Plan/IncludePlanner.h"
#include "Resolve/Toolchain.h"
#include "Support/ToolError.h"
#include "llvm/Support/Path.h"

using namespace reroute;
using llvm::StringRef;
namespace path = llvm::sys::path;

llvm::Error TreeUnits::addDatabase(StringRef Path, StringRef Configuration) {
  llvm::SmallString<256> Full(Path);
  if (!path::is_absolute(Path)) {
    Full = In->Tree.Root;
    path::append(Full, Path);
  }
  std::vector<DatabaseProblem> Found;
  auto Loaded = loadDatabase(Full, In->Tree.Root, Configuration, Found);
  if (!Loaded)
    return Loaded.takeError();
  llvm::move(*Loaded, std::back_inserter(Units));
  for (DatabaseProblem &Problem : Found)
    Problems.push_back({Problem.File, 0, 0, Problem.Message});
  return llvm::Error::success();
}

/// The units of a configuration without a database: its files, parsed as if
/// there were none, with its defines.
llvm::Error TreeUnits::addFiles(const BuildConfiguration &Configuration) {
  llvm::Expected<PathFilter> Filter =
      PathFilter::create({Configuration.Files, {}});
  if (!Filter)
    return Filter.takeError();
  std::vector<std::string> Defines = Configuration.Defines;
  const std::optional<Route> &To = In->Project.TheRoute;
  bool IsForHip = Configuration.Name == HipConfiguration;
  if (IsForHip && To && !To->Guard.empty())
    Defines.push_back(To->Guard);
  for (const TreeFile &File : In->Tree.Files) {
    if (File.Lang == Language::Header || File.Lang == Language::CudaHeader ||
        !Filter->accepts(File.Path))
      continue;
    CompileUnit Unit = guess(File.Path);
    Unit.Configuration = Configuration.Name;
    if (IsForHip && File.Lang == Language::Cuda)
      Unit.Arguments.insert(Unit.Arguments.end(), {"-x", "hip"});
    for (const std::string &Define : Defines)
      Unit.Arguments.push_back("-D" + Define);
    Units.push_back(std::move(Unit));
  }
  return llvm::Error::success();
}

llvm::Error TreeUnits::add(const BuildConfiguration &Configuration) {
  if (llvm::Error E =
          Configuration.CompileCommands.empty()
              ? addFiles(Configuration)
              : addDatabase(Configuration.CompileCommands, Configuration.Name))
    return E;
  if (Configuration.Name == HipConfiguration && hipSources().empty())
    return makeError(ExitCode::Usage,
                     "reroute.yaml: error: the configuration hip has no source "
                     "of this tree, so nothing would be checked; name the "
                     "database of the build for HIP, or its files");
  return llvm::Error::success();
}

llvm::Expected<TreeUnits> TreeUnits::create(const RunOptions &Options,
                                            const Inputs &In,
                                            const TreeScan &Scan) {
  TreeUnits Result(In, Scan);
  for (const BuildConfiguration &Each : In.Project.Configurations)
    if (llvm::Error E = Result.add(Each))
      return E;
  for (const std::string &Build : Options.Builds)
    if (llvm::Error E = Result.addDatabase(Build, ""))
      return E;
  // What the build for HIP leaves out is not compiled as that build would.
  std::vector<CompileUnit> Donors;
  llvm::copy_if(Result.Units, std::back_inserter(Donors),
                [](const CompileUnit &Unit) {
                  return Unit.Configuration != HipConfiguration;
                });
  Result.HasDatabase = llvm::any_of(Donors, [](const CompileUnit &Unit) {
    return Unit.From == CompileUnit::Source::Database;
  });
  Result.Inference = UnitInference(Donors, In.Tree.Root);
  for (CompileUnit &Unit : Result.Units)
    Result.addImplicitInclude(Unit);
  return Result;
}

/// infer() before the includes of CUDA's compilers are dealt with.
CompileUnit TreeUnits::guess(StringRef File) const {
  Language Lang = languageOf(File).value_or(Language::Cxx);
  CompileUnit Unit = Inference.infer({File.str(), Lang});
  if (HasDatabase || Lang == Language::C)
    return Unit;
  if (const FileScan *Found = Scan->find(File))
    Unit.Arguments.push_back(dialectFor(Found->text()).str());
  return Unit;
}

CompileUnit TreeUnits::infer(StringRef File) const {
  CompileUnit Unit = guess(File);
  addImplicitInclude(Unit);
  return Unit;
}

/// What CUDA's compilers include by themselves, HIP's do not. The plan adds an
/// include of it, so the parse sees what it will give.
void TreeUnits::addImplicitInclude(CompileUnit &Unit) const {
  if (!isHip(Unit) || languageOf(Unit.File) != Language::Cuda ||
      In->Rules->routedSurfaces().empty() ||
      Scan->Graph.reaches(Unit.File, [this](StringRef Spelled) {
        return bringsRuntime(Spelled, *In->Rules, In->Project);
      }))
    return;
  const Surface &Runtime = In->Rules->routedSurfaces().front();
  if (!Runtime.Headers.empty())
    Unit.Arguments.insert(Unit.Arguments.end(),
                          {"-include", Runtime.Headers.front().Name});
}

std::vector<std::string> TreeUnits::hipSources() const {
  std::vector<std::string> Sources;
  for (const CompileUnit &Unit : Units)
    if (Unit.Configuration == HipConfiguration)
      Sources.push_back(Unit.File);
  return Sources;
}
