#ifndef REROUTE_SCAN_CANDIDATECOUNT_H
#define REROUTE_SCAN_CANDIDATECOUNT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace reroute {

/// How many identifiers of \p Text are candidates, but for those in operands of
/// `#include` and its kin. Shares nothing with the scanner but the raw lexer,
/// so that each can prove the other wrong.
size_t countCandidates(llvm::StringRef Text,
                       llvm::function_ref<bool(llvm::StringRef)> IsCandidate);

} // namespace reroute

#endif
