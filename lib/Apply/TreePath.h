#ifndef REROUTE_APPLY_TREEPATH_H
#define REROUTE_APPLY_TREEPATH_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace reroute {

/// \p Root/\p Path when writing there stays inside \p Root: \p Path is
/// relative, has no `.`, `..`, `.git` or empty part, and no part of it that
/// exists is a symbolic link. Else fails with ExitCode::Usage.
llvm::Expected<std::string> pathInTree(llvm::StringRef Root,
                                       llvm::StringRef Path);

} // namespace reroute

#endif
