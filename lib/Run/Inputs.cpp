#include "Run/Inputs.h"
#include "Support/ToolError.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace reroute;
using llvm::StringRef;
namespace path = llvm::sys::path;

bool Inputs::isAnalysed(const TreeFile &File) const {
  if (!Wanted.accepts(File.Path))
    return false;
  return Selected.empty() || llvm::any_of(Selected, [&](StringRef Chosen) {
           StringRef Path = File.Path;
           return Chosen.empty() || (Path.consume_front(Chosen) &&
                                     (Path.empty() || Path.starts_with("/")));
         });
}

/// \p Options' paths relative to \p Root. A path that names nothing must not
/// make a green run.
static llvm::Expected<std::vector<std::string>>
selectedPaths(const RunOptions &Options, StringRef Root) {
  std::vector<std::string> Selected;
  for (const std::string &Path : Options.Paths) {
    llvm::SmallString<256> Full(Root);
    path::append(Full, Path);
    if (!llvm::sys::fs::exists(Full))
      return makeError(ExitCode::Usage,
                       Path + ": error: no such file or folder in " + Root);
    llvm::SmallString<256> Clean(Path);
    path::remove_dots(Clean, /*remove_dot_dot=*/true);
    Selected.push_back(StringRef(Clean).rtrim('/').str());
  }
  return Selected;
}

llvm::Expected<Inputs>
reroute::openInputs(const RunOptions &Options, ProjectFile Project,
                    std::shared_ptr<const RuleTable> Rules) {
  if (!llvm::sys::fs::is_directory(Options.Root))
    return makeError(ExitCode::Usage, Options.Root + ": error: no such folder");
  llvm::Expected<PathFilter> Wanted =
      PathFilter::create({Project.Include, Project.Exclude});
  if (!Wanted)
    return Wanted.takeError();
  // What the project excludes is not edited, but sources may include it.
  llvm::Expected<SourceTree> Tree =
      openTree(Options.Root, llvm::cantFail(PathFilter::create({})));
  if (!Tree)
    return Tree.takeError();
  llvm::Expected<std::vector<std::string>> Selected =
      selectedPaths(Options, Tree->Root);
  if (!Selected)
    return Selected.takeError();
  std::vector<FileProblem> Problems;
  for (const TreeProblem &Problem : Tree->Problems)
    Problems.push_back({Problem.Path, 0, 0, Problem.Message});
  IncludeIndex Includes(Tree->Files);
  return Inputs{std::move(Project),  std::move(Rules),   std::move(*Tree),
                std::move(Includes), std::move(*Wanted), std::move(*Selected),
                std::move(Problems)};
}
