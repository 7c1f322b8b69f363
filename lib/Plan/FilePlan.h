#ifndef REROUTE_PLAN_FILEPLAN_H
#define REROUTE_PLAN_FILEPLAN_H

#include "Plan/Edit.h"
#include "Plan/Finding.h"

namespace reroute {

/// What becomes of one token or include directive. Each gets exactly one.
enum class Outcome {
  Routed,   ///< An include that now names the compat (or HIP) header.
  Renamed,  ///< A name, replaced.
  Kept,     ///< Fine as it is spelled.
  NotOurs,  ///< Not the surface's.
  Reported, ///< A finding tells about it; the bytes stay.
  /// Would be one of routed, renamed and reported; somebody opted out.
  Suppressed,
};

/// What is planned for one file.
struct FilePlan {
  std::vector<Edit> Edits;       ///< Sorted, disjoint.
  std::vector<Finding> Findings; ///< By offset.
  std::vector<Outcome> Uses;     ///< Parallel to the scan's uses.
  /// One for each directive that names a surface header or is computed.
  std::vector<Outcome> Includes;
  std::vector<size_t> RoutedIncludes; ///< Indices into the scan's includes.
};

} // namespace reroute

#endif
