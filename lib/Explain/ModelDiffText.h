#ifndef REROUTE_EXPLAIN_MODELDIFFTEXT_H
#define REROUTE_EXPLAIN_MODELDIFFTEXT_H

#include "Api/ModelHistory.h"
#include "llvm/Support/raw_ostream.h"

namespace reroute {

/// Writes \p Difference for people: the numbers, then what was removed, added
/// and changed, by name. A change shows the lines of the two declarations that
/// differ. \p Old and \p New have the enumerators.
void writeModelDiff(const ModelDifference &Difference, const ApiModel &Old,
                    const ApiModel &New, bool Color, llvm::raw_ostream &OS);

} // namespace reroute

#endif
