#ifndef REROUTE_RUN_HIPWORDS_H
#define REROUTE_RUN_HIPWORDS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace reroute {

/// Whether a macro's name says that it is about HIP: one of \p HipMacros, or a
/// name with such a word in it, as people call their own switches.
bool speaksOfHip(llvm::StringRef Macro, llvm::ArrayRef<std::string> HipMacros);

/// The identifiers of a preprocessor condition, but for `defined`.
std::vector<llvm::StringRef> conditionMacros(llvm::StringRef Condition);

} // namespace reroute

#endif
