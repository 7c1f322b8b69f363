#ifndef REROUTE_VERIFY_PLANNEDTREE_H
#define REROUTE_VERIFY_PLANNEDTREE_H

#include "Run/Run.h"
#include "Tree/TextOverlay.h"

namespace reroute {

/// The texts of a tree as they would be once the plan is carried out: nothing
/// touches the disk.
class PlannedTree {
public:
  /// A compat header that the tree lacks is the one that would be generated.
  /// Keeps \p Run by reference.
  static llvm::Expected<PlannedTree> create(const RunResult &Run);

  /// Of every file that was scanned, changed or not.
  TextOverlay texts() const;

  /// The file of the tree that \p Includer means by \p Spelled where no include
  /// folder has one; empty for none.
  std::string resolve(llvm::StringRef Includer, llvm::StringRef Spelled) const;

  /// Where in the tree as it is now stands what \p Problem is about.
  void moveBack(UnitProblem &Problem) const;

private:
  explicit PlannedTree(const RunResult &Run) : Run(&Run) {}
  llvm::Error addHeader();

  const RunResult *Run;
  llvm::StringMap<std::string> Changed; ///< By root-relative path.
};

} // namespace reroute

#endif
