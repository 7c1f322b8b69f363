#ifndef REROUTE_TREE_FOLDERWALK_H
#define REROUTE_TREE_FOLDERWALK_H

#include "Tree/SourceTree.h"

namespace reroute {

/// What a walk found, in no order.
struct FolderListing {
  std::vector<std::string> Files; ///< Relative to the walk's root.
  std::vector<TreeProblem> Problems;
};

/// What a walk asks about the paths it meets; the paths are relative to the
/// walk's root. This one takes every source file that the filter accepts.
class FolderVisitor {
public:
  explicit FolderVisitor(const PathFilter &Filter) : Filter(Filter) {}
  virtual ~FolderVisitor() = default;

  /// Whether to look inside \p Folder. Not asked about `.git` and links.
  virtual bool enters(llvm::StringRef Folder) const {
    return !Filter.excludesFolder(Folder);
  }

  /// Whether the regular file \p File is wanted.
  virtual bool takes(llvm::StringRef File) const {
    return languageOf(File) && Filter.accepts(File);
  }

private:
  PathFilter Filter;
};

/// Walks the folder \p Root and all below it that \p Visitor enters, without
/// following symbolic links. A folder that cannot be read is a problem.
FolderListing walkFolder(llvm::StringRef Root, const FolderVisitor &Visitor);

} // namespace reroute

#endif
