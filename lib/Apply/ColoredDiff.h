#ifndef REROUTE_APPLY_COLOREDDIFF_H
#define REROUTE_APPLY_COLOREDDIFF_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace reroute {

/// Prints \p Diff, the patch of one or more files, in git's default colours,
/// or unchanged without \p Color.
void printDiff(llvm::raw_ostream &OS, llvm::StringRef Diff, bool Color);

} // namespace reroute

#endif
