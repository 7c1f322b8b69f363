#ifndef REROUTE_COMPILE_PREFIXEVIDENCE_H
#define REROUTE_COMPILE_PREFIXEVIDENCE_H

#include "Compile/IncludeIndex.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <set>

namespace reroute {

/// Gives the tree's files whose path ends with a given one.
using EndingWithFn =
    llvm::function_ref<std::vector<llvm::StringRef>(llvm::StringRef)>;

/// The prefix mappings that \p Unresolved speaks for, sorted by prefix: paths
/// spelled in includes that no file of the tree ends with.
///
/// `sys/types.h` next to some `types.h` must not make a mapping, so a folder
/// is taken for a prefix only when most of what is spelled with that prefix is
/// found in it, and, where just the file's name agrees, more of it.
std::vector<PrefixMapping>
weighPrefixes(const std::set<std::string> &Unresolved, EndingWithFn EndingWith);

} // namespace reroute

#endif
