#ifndef REROUTE_COMPILE_INCLUDEINDEX_H
#define REROUTE_COMPILE_INCLUDEINDEX_H

#include "Tree/SourceTree.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <optional>
#include <string>
#include <vector>

namespace reroute {

/// Finds the tree's file an include means when no build says so: the one whose
/// path ends with what is spelled. Of several, the one that shares the longest
/// path with the includer, then the one with the shortest path, then the first
/// in the alphabet. Depends on the set of files only, not on their order.
class IncludeIndex {
public:
  /// \p Files are all of the tree's.
  explicit IncludeIndex(llvm::ArrayRef<TreeFile> Files);

  /// The root-relative path of the file that \p Includer, root-relative too,
  /// means by \p Spelled; nothing when it is not of the tree. In quotes, what
  /// lies there as seen from the includer comes first. In angle brackets, a
  /// standard header is never of the tree.
  std::optional<std::string>
  resolve(llvm::StringRef Includer, llvm::StringRef Spelled, bool Angled) const;

private:
  std::optional<std::string> findBySuffix(llvm::StringRef Includer,
                                          llvm::StringRef Spelled) const;
  std::optional<std::string> findInCheckout(llvm::StringRef Spelled) const;

  llvm::StringSet<> Paths;
  llvm::StringMap<std::vector<llvm::StringRef>> ByName; ///< Into Paths.
};

} // namespace reroute

#endif
