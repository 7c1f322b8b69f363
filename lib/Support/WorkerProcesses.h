#ifndef REROUTE_SUPPORT_WORKERPROCESSES_H
#define REROUTE_SUPPORT_WORKERPROCESSES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <string>
#include <vector>

namespace reroute {

/// How one piece of work ended.
enum class WorkEnd {
  Done,
  Died,     ///< Its process ended before it answered.
  TimedOut, ///< It took too long; its process was killed.
};

/// What came of one piece of work.
struct WorkResult {
  WorkEnd End = WorkEnd::Died;
  std::string Answer; ///< Done: what the work returned.
};

/// What the workers may use.
struct WorkLimits {
  unsigned Workers = 1; ///< Processes at a time.
  unsigned Seconds = 0; ///< For each piece of work, by the clock; 0: no limit.
};

/// Calls \p Work with every number below \p Count in processes that are copies
/// of this one, so that nothing it does, not even an endless loop, can harm
/// this process or another piece of work. Each process does many pieces, one
/// after the other; one that died or was killed is replaced. Work that returns
/// nothing calls its own process spoiled: it counts as Died.
///
/// The results are by number. Call it while this process has no other threads.
std::vector<WorkResult>
runInWorkers(size_t Count, const WorkLimits &Limits,
             llvm::function_ref<std::optional<std::string>(size_t)> Work);

} // namespace reroute

#endif
