#ifndef REROUTE_RULES_COVERAGE_H
#define REROUTE_RULES_COVERAGE_H

#include "Rules/RuleTable.h"
#include <array>

namespace reroute {

/// How well one symbol is served by each HIP version.
struct CoverageRow {
  std::string Name;
  const ApiSymbol *Symbol = nullptr; ///< Its newest shape; null: rules only.
  VersionSpan Cuda;                  ///< Over all of its shapes.
  /// Parallel to Coverage::HipVersions; each is the mapping of a call that
  /// passes what CUDA's C entry point takes, or of a use that is no call.
  std::vector<const Mapping *> ByHip;
};

/// What the rules say about every symbol, version by version.
struct Coverage {
  std::vector<llvm::VersionTuple> HipVersions; ///< Oldest first.
  std::vector<CoverageRow> Rows;               ///< By name.
  /// Own what Rows point into; parallel to HipVersions.
  std::vector<std::shared_ptr<const RuleTable>> Tables;

  /// How many rows have each grade in HipVersions[\p Version], in the order of
  /// enum Grade.
  std::array<size_t, 4> counts(size_t Version) const;
};

/// Joins \p Tables, each built for one HIP version, oldest first.
Coverage coverageOf(std::vector<std::shared_ptr<const RuleTable>> Tables);

} // namespace reroute

#endif
