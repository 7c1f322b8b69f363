#ifndef REROUTE_HEADER_HEADERCHECK_H
#define REROUTE_HEADER_HEADERCHECK_H

#include "Rules/Coverage.h"

namespace reroute {

/// Something that Clang finds wrong in a generated header.
struct HeaderError {
  unsigned Line = 0; ///< 0: not in the header itself.
  std::string Message;
  llvm::VersionTuple Version; ///< Of HIP.
};

/// What Clang finds wrong with \p Text, a compat header, on the side that
/// \p Guard selects, for each HIP version of \p Rules.
std::vector<HeaderError> compileHeader(llvm::StringRef Text,
                                       llvm::StringRef Guard,
                                       const Coverage &Rules);

} // namespace reroute

#endif
