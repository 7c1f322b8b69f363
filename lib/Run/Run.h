#ifndef REROUTE_RUN_RUN_H
#define REROUTE_RUN_RUN_H

#include "Classify/HipReach.h"
#include "Compile/IncludeIndex.h"
#include "Plan/Planner.h"
#include "Run/FileProblem.h"
#include "Run/Options.h"

namespace reroute {

/// A unit that was parsed, and what went wrong.
struct UnitOutcome {
  CompileUnit Unit;
  std::vector<UnitProblem> Problems;
};

/// Everything that an analysis of a tree found out.
struct RunResult {
  ProjectFile Project;
  std::shared_ptr<const RuleTable> Rules; ///< Classified points into it.
  std::string Root;
  size_t FilesSeen = 0;
  std::vector<FileScan> Files; ///< Those with candidates, by path.
  std::vector<ClassifiedFile> Classified;
  Plan ThePlan;
  HipReach Reach;
  std::vector<UnitOutcome> Units; ///< Those that were parsed.
  /// Of the tree's files.
  IncludeIndex Includes = IncludeIndex(llvm::ArrayRef<TreeFile>());
  std::vector<FileProblem> Problems; ///< Sorted, each once. Make exit code 5.
  std::vector<std::string> Warnings; ///< Sorted.
};

/// Calls \p Do with every file that the plan of \p Run changes, and its text
/// behind the changes. Fails with ExitCode::Internal for edits that overlap.
llvm::Error forEachChange(
    const RunResult &Run,
    llvm::function_ref<void(const FileScan &File, std::string After)> Do);

/// Runs every stage from the project file to the plan. Writes nothing. Fails
/// only for what makes the whole run pointless: a bad command line, project
/// file, pack or database.
llvm::Expected<RunResult> analyse(const RunOptions &Options);

/// The same with a project and rules that are at hand already; the tree needs
/// no project file. \p Rules must have been built for \p Project.
llvm::Expected<RunResult> analyse(const RunOptions &Options,
                                  ProjectFile Project,
                                  std::shared_ptr<const RuleTable> Rules);

} // namespace reroute

#endif
