#ifndef REROUTE_SUPPORT_EXITCODE_H
#define REROUTE_SUPPORT_EXITCODE_H

namespace reroute {

/// What the process returns. Scripts depend on the numbers.
enum class ExitCode {
  Clean = 0,
  Findings = 1,       ///< Findings, or changes would be made with --check.
  Usage = 2,          ///< The command line or the project file is wrong.
  InvalidPack = 3,    ///< A rule pack or an API model is invalid.
  RuleTestFailed = 4, ///< A test inside a rule pack failed.
  NotAnalysed = 5, ///< Some inputs could not be analysed; the others are done.
  Internal = 70,   ///< A promise of reroute's own is broken.
};

/// The one of \p A and \p B that wins when both apply: the first in the order
/// 70, 2, 3, 4, 5, 1, 0.
ExitCode worse(ExitCode A, ExitCode B);

} // namespace reroute

#endif
