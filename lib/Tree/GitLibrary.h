#ifndef REROUTE_TREE_GITLIBRARY_H
#define REROUTE_TREE_GITLIBRARY_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <git2.h>
#include <memory>

namespace reroute {

/// Keeps libgit2 initialised while it lives. libgit2 counts these, so any
/// number may live at once, on any thread; each must outlive the libgit2
/// objects made under it.
class GitLibrary {
public:
  GitLibrary() { git_libgit2_init(); }
  ~GitLibrary() { git_libgit2_shutdown(); }
  GitLibrary(const GitLibrary &) = delete;
  GitLibrary &operator=(const GitLibrary &) = delete;
};

/// Owns a libgit2 object: `GitHandle<git_index, git_index_free>`.
template <auto Free> struct GitFree {
  template <typename T> void operator()(T *Object) const { Free(Object); }
};
template <typename T, auto Free>
using GitHandle = std::unique_ptr<T, GitFree<Free>>;
using GitRepository = GitHandle<git_repository, git_repository_free>;
using GitIndex = GitHandle<git_index, git_index_free>;

/// libgit2's last complaint on this thread as an error, after \p What.
llvm::Error gitError(const llvm::Twine &What);

/// The repository whose checkout \p Folder lies in; null when there is none.
/// Linked worktrees and submodules (where `.git` is a file) are checkouts of
/// their own. Fails when a repository is there but cannot be opened.
llvm::Expected<GitRepository> openRepository(llvm::StringRef Folder);

} // namespace reroute

#endif
