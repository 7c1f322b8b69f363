#ifndef REROUTE_TREE_GITROOT_H
#define REROUTE_TREE_GITROOT_H

#include "Tree/GitLibrary.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace reroute {

/// Where a folder lies in a git checkout.
struct GitPlace {
  std::string WorkDir; ///< The checkout's root: absolute, links resolved.
  std::string Prefix;  ///< The folder under it: "" or "a/b/".
};

/// The checkout that \p Folder lies in; std::nullopt outside of git, in a bare
/// repository and inside a `.git`. Fails when a repository is there but cannot
/// be opened.
llvm::Expected<std::optional<GitPlace>> findGitPlace(llvm::StringRef Folder);

/// The same for a repository that is open already.
std::optional<GitPlace> placeInCheckout(git_repository &Repository,
                                        llvm::StringRef Folder);

} // namespace reroute

#endif
