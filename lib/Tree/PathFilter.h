#ifndef REROUTE_TREE_PATHFILTER_H
#define REROUTE_TREE_PATHFILTER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace reroute {

/// Which of a tree's files are wanted, as globs over root-relative paths.
///
/// - `?`, `*`, `[a-z]`, `[!a-z]` and `{a,b}` are wildcards, `\` makes the next
///   character a plain one. `*` matches '/' too.
/// - A pattern without wildcards names a file or a whole folder.
/// - A pattern with wildcards that ends in '/' means everything below the
///   folders it matches.
/// - A path component `**` matches any number of folders, none included.
/// - A leading `./` says nothing; `.` is the whole tree.
struct TreeOptions {
  std::vector<std::string> Include; ///< Empty means everything.
  std::vector<std::string> Exclude; ///< Wins over Include.
};

/// TreeOptions made ready for many questions. Cheap to copy.
class PathFilter {
public:
  /// Fails with ExitCode::Usage when a glob is malformed, absolute or climbs
  /// out of the tree; the message quotes it.
  static llvm::Expected<PathFilter> create(const TreeOptions &Options);

  /// Whether the file \p Path (root-relative, '/' between parts) is wanted.
  bool accepts(llvm::StringRef Path) const;

  /// Whether it is certain that accepts() is false for every path below
  /// \p Folder, so that nobody needs to look inside. May be false for a folder
  /// in which nothing is wanted after all.
  bool excludesFolder(llvm::StringRef Folder) const;

private:
  struct Impl;
  explicit PathFilter(std::shared_ptr<const Impl> P) : P(std::move(P)) {}
  std::shared_ptr<const Impl> P;
};

} // namespace reroute

#endif
