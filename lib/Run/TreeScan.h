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
  /// The surfaces with a replaceable header that each file, analysed or not,
  /// spells a name of, and whether it includes such a header itself; by path,
  /// then by the surface's name.
  llvm::StringMap<llvm::StringMap<bool>> Spelled;
  std::vector<FileProblem> Problems;

  /// The scan of the file \p Path, or null.
  const FileScan *find(llvm::StringRef Path) const;
  /// Whether \p File spells a name of \p Surface, or one does that includes it,
  /// directly or through others, and no replaceable header of the surface's.
  bool isSpelledBehind(llvm::StringRef File, llvm::StringRef Surface) const;
  /// The texts of Files, which must stay where they are.
  TextOverlay texts() const;
};

/// Reads with \p Threads threads; 0: as many as the machine has cores.
TreeScan scanTree(const Inputs &In, unsigned Threads);

} // namespace reroute

#endif
