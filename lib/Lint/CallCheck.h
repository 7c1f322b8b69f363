#ifndef REROUTE_LINT_CALLCHECK_H
#define REROUTE_LINT_CALLCHECK_H

#include "Rules/RuleTable.h"

namespace reroute {

/// A call of CUDA's that the rules turn into one that does not compile.
struct BrokenCall {
  std::string Symbol;
  const Mapping *Answer; ///< In the table that was checked.
  std::string Call;      ///< What the rules write: "hipFree(a1)".
  std::string Message;   ///< Clang's.
};

/// Has Clang compile, against headers made from HIP's model, what \p Rules make
/// of a call of every function of the surface in every form that CUDA declares
/// for host code: each overload, each number of arguments that its default
/// arguments allow. Arguments have HIP's counterparts of CUDA's types; what a
/// call returns has to be what CUDA's returns. Templates are checked with an
/// int, and with a kernel where CUDA's header calls the parameter one.
///
/// \p Rules must support one HIP version only. \p Checked counts the calls.
std::vector<BrokenCall> checkCalls(const RuleTable &Rules, size_t &Checked);

} // namespace reroute

#endif
