#ifndef REROUTE_REPORT_JSONPARTS_H
#define REROUTE_REPORT_JSONPARTS_H

#include "Report/Utf8.h"

namespace reroute {

/// Writes \p Text as the attribute \p Key, in characters.
inline void textAttribute(llvm::json::OStream &J, llvm::StringRef Key,
                          llvm::StringRef Text) {
  J.attribute(Key, utf8(Text));
}

} // namespace reroute

#endif
