#ifndef REROUTE_SCAN_PREFILTER_H
#define REROUTE_SCAN_PREFILTER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace reroute {

/// Whether \p Text can hold a candidate at all: it has one of \p Literals, or
/// a line splice inside a word, which could hide one. Far cheaper than lexing.
bool mayHoldCandidate(llvm::StringRef Text,
                      llvm::ArrayRef<std::string> Literals);

/// Whether \p Text is no text: git's rule, a NUL among the first 8000 bytes.
bool isBinary(llvm::StringRef Text);

} // namespace reroute

#endif
