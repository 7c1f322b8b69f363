#ifndef REROUTE_APPLY_PATHQUOTING_H
#define REROUTE_APPLY_PATHQUOTING_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace reroute {

/// \p Path as git writes it in a patch: unchanged when every byte is printable
/// ASCII other than '"' and '\', else in double quotes with C escapes.
std::string quotePath(llvm::StringRef Path);

} // namespace reroute

#endif
