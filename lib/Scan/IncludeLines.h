#ifndef REROUTE_SCAN_INCLUDELINES_H
#define REROUTE_SCAN_INCLUDELINES_H

#include "llvm/ADT/StringRef.h"
#include <vector>

namespace reroute {

/// One include as spelled, delimiters apart.
struct IncludeLine {
  llvm::StringRef Name;
  bool Angled;
};

/// The includes of \p Text by a search for lines, much faster than lexing and
/// good enough to know which file may include which: comments and raw strings
/// that look like includes are taken for such. The names point into \p Text.
std::vector<IncludeLine> includeLines(llvm::StringRef Text);

} // namespace reroute

#endif
