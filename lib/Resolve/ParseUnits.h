#ifndef REROUTE_RESOLVE_PARSEUNITS_H
#define REROUTE_RESOLVE_PARSEUNITS_H

#include "Resolve/UnitParser.h"

namespace reroute {

/// A unit and the language that it is parsed as.
struct ParseJob {
  const CompileUnit *Unit;
  Language Lang;
};

/// Parses in processes of their own, \p Threads at a time (0: as the machine
/// has cores): what crashes, or takes longer than \p Seconds (0: no limit),
/// costs its unit and nothing else. The readings are in the order of \p Jobs.
std::vector<UnitReadings> parseUnits(llvm::ArrayRef<ParseJob> Jobs,
                                     const ParseEnvironment &Environment,
                                     unsigned Threads, unsigned Seconds);

} // namespace reroute

#endif
