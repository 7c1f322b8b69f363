#ifndef REROUTE_RESOLVE_UNITPARSER_H
#define REROUTE_RESOLVE_UNITPARSER_H

#include "Resolve/Reading.h"
#include "Resolve/Toolchain.h"
#include "Resolve/UseIndex.h"
#include "Tree/TextOverlay.h"

namespace reroute {

/// Finds a tree file for an include that no include folder has: root-relative
/// includer and what stands between the delimiters; an empty answer means none.
using IncludeFallback = std::function<std::string(llvm::StringRef Includer,
                                                  llvm::StringRef Spelled)>;

/// What all parses of a run share. Immutable while they run.
struct ParseEnvironment {
  const UseIndex &Index;
  const Toolchain &Tools;
  IncludeFallback Fallback;
  const TextOverlay &Texts; ///< Of files of the tree, in place of the disk's.
  /// Whether every function of the tree is read, not only those of files with
  /// uses: for its errors.
  bool WholeTree = false;
};

/// Parses \p Unit and says what each use means. Never fails: what went wrong is
/// in the result's Problems, and what could be read is read.
UnitReadings parseUnit(const CompileUnit &Unit, Language Lang,
                       const ParseEnvironment &Environment);

/// What is known of \p Unit when its parse was lost: nothing but the problem.
UnitReadings lostUnit(const CompileUnit &Unit, UnitProblem::Kind How,
                      std::string Message);

} // namespace reroute

#endif
