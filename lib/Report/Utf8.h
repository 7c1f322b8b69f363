#ifndef REROUTE_REPORT_UTF8_H
#define REROUTE_REPORT_UTF8_H

#include "llvm/Support/JSON.h"

namespace reroute {

/// \p Text with U+FFFD for what is no UTF-8: sources and paths are bytes, and
/// most formats hold characters.
inline std::string utf8(llvm::StringRef Text) {
  return llvm::json::isUTF8(Text) ? Text.str() : llvm::json::fixUTF8(Text);
}

/// \p Text for XML, in a text or between double quotes: escaped, without what
/// XML cannot hold.
std::string xmlText(llvm::StringRef Text);

} // namespace reroute

#endif
