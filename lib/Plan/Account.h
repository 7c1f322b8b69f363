#ifndef REROUTE_PLAN_ACCOUNT_H
#define REROUTE_PLAN_ACCOUNT_H

#include "Plan/FilePlan.h"
#include <cstddef>

namespace reroute {

/// The sum of a run: every token seen has exactly one outcome.
struct Account {
  size_t Seen = 0; ///< Counted by the scanner.
  size_t Routed = 0;
  size_t Renamed = 0;
  size_t Kept = 0;
  size_t NotOurs = 0;
  size_t Reported = 0;
  size_t Suppressed = 0;
  /// Of those that count as the surface's, how many no parser resolved.
  size_t Inactive = 0;
  size_t Unresolved = 0;

  void add(Outcome O);
  bool addsUp() const {
    return Seen == Routed + Renamed + Kept + NotOurs + Reported + Suppressed;
  }
  Account &operator+=(const Account &Other);
};

} // namespace reroute

#endif
