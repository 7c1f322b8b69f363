#ifndef REROUTE_EXPLAIN_RULESUGGESTIONS_H
#define REROUTE_EXPLAIN_RULESUGGESTIONS_H

#include "Run/Run.h"
#include "llvm/Support/raw_ostream.h"

namespace reroute {

/// Writes YAML for a project file's `symbols:`, one entry for each symbol that
/// the run found unmapped: with the nearest name of HIP's, what comparing the
/// two declarations says, and where the symbol is used. An entry with no name
/// to offer asks for a reason instead. Returns the number of entries; writes
/// nothing when there are none.
size_t suggestRules(const RunResult &Run, llvm::raw_ostream &OS);

} // namespace reroute

#endif
