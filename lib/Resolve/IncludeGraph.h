#ifndef REROUTE_RESOLVE_INCLUDEGRAPH_H
#define REROUTE_RESOLVE_INCLUDEGRAPH_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace reroute {

/// The includes of one file of the tree, as its lines say.
struct FileIncludes {
  std::string Path;                  ///< Root-relative.
  std::vector<std::string> Spelled;  ///< Between the delimiters.
  std::vector<std::string> Included; ///< Those inside the tree, root-relative.
};

/// Which file of the tree includes which, with no preprocessing: an include in
/// a branch that no build takes counts too. Immutable; may be asked from
/// several threads.
class IncludeGraph {
public:
  IncludeGraph() = default;
  /// \p Files come sorted by path.
  explicit IncludeGraph(std::vector<FileIncludes> Files);
  IncludeGraph(IncludeGraph &&) = default;
  IncludeGraph &operator=(IncludeGraph &&) = default;

  /// The nearest source file (no header) that includes \p Header, directly or
  /// through others; of equally near ones the first by path. Empty when none
  /// does.
  std::string nearestSource(llvm::StringRef Header) const;

  /// Every file that one of \p Sources is or includes, directly or through
  /// others, with the file that includes it on a shortest way from a source;
  /// empty for the sources themselves.
  llvm::StringMap<std::string>
  reachedFrom(llvm::ArrayRef<std::string> Sources) const;

  /// Whether \p File includes, directly or through files of the tree, a header
  /// that is spelled as one of \p Wanted.
  bool reaches(llvm::StringRef File,
               llvm::function_ref<bool(llvm::StringRef)> Wanted) const;

  /// Whether \p File, or one that includes it directly or through others, is
  /// \p Wanted.
  bool isReachedFrom(llvm::StringRef File,
                     llvm::function_ref<bool(llvm::StringRef)> Wanted) const;

private:
  const FileIncludes *find(llvm::StringRef Path) const;

  std::vector<FileIncludes> Files;
  llvm::StringMap<size_t> ByPath; ///< Indices into Files.
  /// The files that include each file, by path.
  llvm::StringMap<std::vector<llvm::StringRef>> Includers; // Into Files.
};

} // namespace reroute

#endif
