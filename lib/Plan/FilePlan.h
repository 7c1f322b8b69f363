#ifndef REROUTE_PLAN_FILEPLAN_H
#define REROUTE_PLAN_FILEPLAN_H

#include "Plan/Edit.h"
#include "Plan/Finding.h"
#include <optional>
#include <vector>

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
  /// Parallel to the scan's includes; nothing for those that neither name a
  /// surface header nor are computed.
  std::vector<std::optional<Outcome>> Includes;
};

} // namespace reroute

#endif
