#ifndef REROUTE_FORMATS_JSONPARTS_H
#define REROUTE_FORMATS_JSONPARTS_H

#include "Formats/Utf8.h"

namespace reroute {

/// Writes \p Text as the attribute \p Key, in characters.
inline void textAttribute(llvm::json::OStream &J, llvm::StringRef Key,
                          llvm::StringRef Text) {
  J.attribute(Key, utf8(Text));
}

} // namespace reroute

#endif
