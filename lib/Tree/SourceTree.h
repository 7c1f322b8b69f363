#ifndef REROUTE_TREE_SOURCETREE_H
#define REROUTE_TREE_SOURCETREE_H

#include "Tree/Language.h"
#include "Tree/PathFilter.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace reroute {

/// A source file of the tree.
struct TreeFile {
  std::string Path; ///< Relative to the tree's root, '/' between parts.
  Language Lang;
  friend bool operator==(const TreeFile &, const TreeFile &) = default;
};

/// A path that could not be read while looking for sources.
struct TreeProblem {
  std::string Path; ///< Relative to the tree's root; empty is the root itself.
  std::string Message; ///< What happened and what to do, without the path.
  friend bool operator==(const TreeProblem &, const TreeProblem &) = default;
};

/// The source files under a folder: those git tracks or would track (ignored
/// files, submodules and nested repositories left out) in a git checkout, all
/// of them in any other folder. Symbolic links are never followed: what they
/// point to inside the tree is in the tree already, and what is outside is not
/// ours. Only regular files count, and no `.git` is ever entered.
struct SourceTree {
  std::string Root;                  ///< Absolute, links resolved.
  std::vector<TreeFile> Files;       ///< Sorted by path.
  std::vector<TreeProblem> Problems; ///< Sorted by path.
};

/// Finds the sources under \p Root that \p Filter accepts. A root that git
/// ignores (a build folder, say) was named on purpose and is read like a folder
/// outside git. A repository that cannot be read costs a problem and its ignore
/// rules, never a file. Fails with ExitCode::Usage when \p Root is no readable
/// folder.
llvm::Expected<SourceTree> openTree(llvm::StringRef Root,
                                    const PathFilter &Filter);

} // namespace reroute

#endif
