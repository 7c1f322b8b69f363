#ifndef REROUTE_RUN_TREESCAN_H
#define REROUTE_RUN_TREESCAN_H

#include "Resolve/IncludeGraph.h"
#include "Run/Inputs.h"
#include "Scan/FileScan.h"
#include "Tree/TextOverlay.h"

namespace reroute {

/// What reading every file of a tree once gives. Later stages look at these
/// texts, whatever becomes of the files meanwhile.
struct TreeScan {
  size_t FilesRead = 0;        ///< Of those that are analysed.
  std::vector<FileScan> Files; ///< Those with candidates, by path.
  IncludeGraph Graph;          ///< Of all files.
  std::vector<FileProblem> Problems;

  /// The scan of the file \p Path, or null.
  const FileScan *find(llvm::StringRef Path) const;
  /// The texts of Files, which must stay where they are.
  TextOverlay texts() const;
};

/// Reads with \p Threads threads; 0: as many as the machine has cores.
TreeScan scanTree(const Inputs &In, unsigned Threads);

} // namespace reroute

#endif
