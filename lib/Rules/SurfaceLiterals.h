#ifndef REROUTE_RULES_SURFACELITERALS_H
#define REROUTE_RULES_SURFACELITERALS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace reroute {

/// A short list of byte strings such that every one of \p Words, and every
/// name that one of the globs \p Patterns matches, holds at least one of them.
std::vector<std::string>
coverWithLiterals(llvm::ArrayRef<std::string> Words,
                  llvm::ArrayRef<std::string> Patterns);

} // namespace reroute

#endif
