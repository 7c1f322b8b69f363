#ifndef REROUTE_REPORT_PROOFTEXT_H
#define REROUTE_REPORT_PROOFTEXT_H

#include "Verify/HipProof.h"
#include "llvm/Support/raw_ostream.h"

namespace reroute {

/// Writes the errors of \p Proof as compilers do, what is not proven and why,
/// the reasons that cost most sources first, and a statement in one line.
void writeProof(const HipProof &Proof, llvm::raw_ostream &OS);

} // namespace reroute

#endif
