#ifndef REROUTE_CLASSIFY_HIPREACH_H
#define REROUTE_CLASSIFY_HIPREACH_H

#include "Resolve/Resolver.h"

namespace reroute {

/// Which parts of one file the build for HIP compiles.
struct FileReach {
  bool IsReached = false;
  std::vector<SkippedRange>
      Skipped; ///< What no unit compiles; by Begin, disjoint.
  /// How it is reached: from the main file of a unit to the file itself.
  std::vector<std::string> Chain;

  bool contains(uint32_t Offset) const;
};

/// What the build for HIP compiles of a tree.
struct HipReach {
  /// Whether the project says what its build for HIP is. If not, all counts
  /// as built.
  bool IsKnown = false;
  std::vector<FileReach> Files; ///< Parallel to the scans; empty: not known.

  bool isBuilt(uint32_t File, uint32_t Offset) const {
    return !IsKnown || Files[File].contains(Offset);
  }
};

/// Joins what the parsed units of the configuration called hip entered.
/// \p Sources are the main files of all of its units: what one of them that was
/// not parsed includes counts as built as a whole, since nobody looked.
HipReach hipReach(llvm::ArrayRef<FileScan> Files,
                  llvm::ArrayRef<ParsedUnit> Units,
                  llvm::ArrayRef<std::string> Sources,
                  const IncludeGraph &Graph);

} // namespace reroute

#endif
