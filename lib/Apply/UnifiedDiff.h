#ifndef REROUTE_APPLY_UNIFIEDDIFF_H
#define REROUTE_APPLY_UNIFIEDDIFF_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace reroute {

/// The change of one file as a patch that `git apply` and `git am -3` accept;
/// empty when nothing changes. An absent \p Before is a new file (mode 100644).
///
/// \p Path is relative to the checkout's root, '/' between parts. Contents are
/// bytes: line ends, byte order marks and any encoding go through unchanged,
/// and nothing is ever called binary. The `index` line holds full SHA-1 blob
/// names and no mode, so that an executable file stays one.
///
/// Whoever makes many patches holds a GitLibrary meanwhile: starting libgit2
/// takes milliseconds, a diff microseconds. Safe to call from many threads.
///
/// Patches of several files are concatenated to make one.
std::string unifiedDiff(llvm::StringRef Path,
                        std::optional<llvm::StringRef> Before,
                        llvm::StringRef After, unsigned Context = 3);

} // namespace reroute

#endif
