#ifndef REROUTE_SCAN_RAWLANGUAGE_H
#define REROUTE_SCAN_RAWLANGUAGE_H

#include "clang/Basic/LangOptions.h"

namespace reroute {

/// Lexing must not depend on the language of a file, which nobody knows before
/// it is parsed: the widest language sees every token that any of them sees.
clang::LangOptions rawLanguage();

} // namespace reroute

#endif
