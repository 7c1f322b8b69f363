#ifndef REROUTE_VERIFY_HIPUNITS_H
#define REROUTE_VERIFY_HIPUNITS_H

#include "Run/Run.h"

namespace reroute {

/// The units of \p Run as a build for HIP compiles them: those of the
/// configuration hip, or, where the project names none, every source that was
/// parsed, CUDA's as HIP. Offload code comes twice, for each side. In the order
/// of their files.
std::vector<CompileUnit> hipUnits(const RunResult &Run);

} // namespace reroute

#endif
