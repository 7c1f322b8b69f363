#ifndef REROUTE_RUN_INPUTS_H
#define REROUTE_RUN_INPUTS_H

#include "Compile/IncludeIndex.h"
#include "Plan/ProjectIgnores.h"
#include "Rules/RuleTable.h"
#include "Run/FileProblem.h"
#include "Run/Options.h"

namespace reroute {

/// What an analysis starts from: the tree's files and what the project says.
struct Inputs {
  ProjectFile Project;
  std::shared_ptr<const RuleTable> Rules;
  SourceTree Tree;       ///< Also what the project excludes: it is included.
  IncludeIndex Includes; ///< Of all of them.
  PathFilter Wanted;     ///< What the project has analysed.
  std::vector<std::string> Selected; ///< Root-relative; empty: everything.
  std::vector<FileProblem> Problems;

  /// Whether \p File is analysed, and edited.
  bool isAnalysed(const TreeFile &File) const;
  /// The tree's file that \p Includer means by \p Spelled; empty for none.
  std::string resolve(llvm::StringRef Includer, llvm::StringRef Spelled,
                      bool Angled) const {
    return Includes.resolve(Includer, Spelled, Angled).value_or("");
  }
};

/// Finds the tree's files. Fails with ExitCode::Usage for a folder or a path
/// that is not there, and for globs that are none.
llvm::Expected<Inputs> openInputs(const RunOptions &Options,
                                  ProjectFile Project,
                                  std::shared_ptr<const RuleTable> Rules);

} // namespace reroute

#endif
