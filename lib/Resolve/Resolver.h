#ifndef REROUTE_RESOLVE_RESOLVER_H
#define REROUTE_RESOLVE_RESOLVER_H

#include "Resolve/IncludeGraph.h"
#include "Resolve/UnitParser.h"

namespace reroute {

/// A unit and what its parse said.
struct ParsedUnit {
  CompileUnit Unit;
  UnitReadings Readings;
};

/// What a run wants resolved.
struct ResolveRequest {
  llvm::ArrayRef<FileScan> Files;
  /// Units of the tree's compilation databases, in their order.
  llvm::ArrayRef<CompileUnit> Units;
  /// How to parse a file that no database names.
  std::function<CompileUnit(llvm::StringRef File)> Infer;
  unsigned Threads = 1;     ///< Parses at a time; 0: as the machine has cores.
  unsigned UnitSeconds = 0; ///< For the parse of each unit; 0: no limit.
};

/// Parses the units that can say something about the files' uses: first those
/// whose main file has uses, then for each header that none of them entered
/// the nearest source file that includes it, then the headers that no source
/// includes, each by itself. Parses run in processes of their own: what crashes
/// or takes too long costs its unit and nothing else. The result's order
/// depends on nothing but the request.
std::vector<ParsedUnit> resolve(const ResolveRequest &Request,
                                const ParseEnvironment &Environment,
                                const IncludeGraph &Graph);

} // namespace reroute

#endif
