#ifndef REROUTE_TREE_GITFILES_H
#define REROUTE_TREE_GITFILES_H

#include "Tree/FolderWalk.h"
#include <optional>

namespace reroute {

/// The source files under \p Root (absolute, links resolved) that git tracks or
/// would track and \p Filter accepts; std::nullopt when \p Root lies in no
/// checkout, or is ignored as a whole. Tracked files that are missing on the
/// disk are left out. An index that cannot be read is a problem. Fails when the
/// repository cannot be opened.
llvm::Expected<std::optional<FolderListing>>
listGitFiles(llvm::StringRef Root, const PathFilter &Filter);

} // namespace reroute

#endif
