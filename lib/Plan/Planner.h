#ifndef REROUTE_PLAN_PLANNER_H
#define REROUTE_PLAN_PLANNER_H

#include "Plan/Account.h"
#include "Plan/IncludePlanner.h"

namespace reroute {

/// What is planned for a tree. Files are parallel to the scans.
struct Plan {
  std::vector<FilePlan> Files;
  std::vector<Account> Accounts;
  Account Total;
  std::vector<Finding> ProjectFindings; ///< Those InProjectFile, by offset.

  /// Calls \p Each with every finding: file by file, then the project file's.
  void forEachFinding(llvm::function_ref<void(const Finding &)> Each) const;
};

/// Plans every file. Files that \p IsUntouchable names (the compat header, and
/// what the project excludes) get no edits and no findings; their names count
/// as not ours.
Plan makePlan(llvm::ArrayRef<FileScan> Files,
              llvm::ArrayRef<ClassifiedFile> Classified,
              const IncludeEnvironment &Environment,
              llvm::function_ref<bool(llvm::StringRef Path)> IsUntouchable);

} // namespace reroute

#endif
