#ifndef REROUTE_SUPPORT_CSVCELL_H
#define REROUTE_SUPPORT_CSVCELL_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace reroute {

/// \p Text as a field of RFC 4180: quoted where it has to be.
std::string csvCell(llvm::StringRef Text);

} // namespace reroute

#endif
