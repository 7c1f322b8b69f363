#ifndef REROUTE_RULES_TYPESPELLING_H
#define REROUTE_RULES_TYPESPELLING_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace reroute {

/// \p Type rebuilt from its tokens with one space between them, each
/// identifier replaced by what \p Map makes of it, without "struct", "union",
/// "enum" and without a const that says nothing to a caller.
std::string respellType(llvm::StringRef Type,
                        llvm::function_ref<std::string(llvm::StringRef)> Map);

} // namespace reroute

#endif
