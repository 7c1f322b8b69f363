#ifndef REROUTE_RUN_USEDSYMBOLS_H
#define REROUTE_RUN_USEDSYMBOLS_H

#include "Header/SymbolVariants.h"
#include "Run/Run.h"

namespace reroute {

/// What a tree uses of the surface, as far as a compat header must know.
struct UsedSymbols {
  std::set<std::string> Names;
  HeaderUses Uses;
};

/// The symbols that the uses of \p Run mean, and names that `##` builds.
UsedSymbols usedSymbols(const RunResult &Run);

} // namespace reroute

#endif
