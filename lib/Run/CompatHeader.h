#ifndef REROUTE_RUN_COMPATHEADER_H
#define REROUTE_RUN_COMPATHEADER_H

#include "Compile/IncludeIndex.h"
#include "Rules/RuleTable.h"
#include "Scan/FileScan.h"

namespace reroute {

/// The compat header of a tree that has none in its project file yet.
struct CompatHeader {
  Route TheRoute;
  bool Exists = false;
  size_t Includers = 0; ///< Files that use the surface and include it.
  std::vector<std::string> Others; ///< Headers that look like one, too.
};

/// A tree's files that use the surface, and how its includes are meant.
struct UsingFiles {
  llvm::ArrayRef<const FileScan *> Files;
  const IncludeIndex &Includes;
};

/// The header of the tree that somebody wrote by hand to stand for the surface
/// and for HIP: one that includes both under a condition, or that gives names
/// of the surface a meaning on HIP. Of several the one that gives most names.
/// Its spelling is the one that the other files use most.
std::optional<CompatHeader> findCompatHeader(const UsingFiles &Tree,
                                             const RuleTable &Rules);

/// A compat header for a tree that has none: in the innermost folder that holds
/// most files that use the surface, spelled as they spell their includes, with
/// the guard that the tree's conditions or \p HipDefines (of its builds for
/// HIP) suggest.
CompatHeader proposeCompatHeader(const UsingFiles &Tree, const RuleTable &Rules,
                                 llvm::ArrayRef<std::string> HipDefines);

} // namespace reroute

#endif
