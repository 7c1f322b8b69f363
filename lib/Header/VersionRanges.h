#ifndef REROUTE_HEADER_VERSIONRANGES_H
#define REROUTE_HEADER_VERSIONRANGES_H

#include "Rules/Coverage.h"

namespace reroute {

/// HIP_VERSION of version "6.4": major * 10^7 + minor * 10^5, as
/// hip/hip_version.h computes it.
std::string hipNumber(const llvm::VersionTuple &Version);

/// CUDART_VERSION of version "12.4": major * 1000 + minor * 10.
std::string cudaNumber(const llvm::VersionTuple &Version);

/// The lines that \p Lines gives for each supported HIP version. What all say
/// alike stands once; else each range has its own branch of an `#if`, the
/// newest first. A version between measured ones counts as the older of these.
std::string
joinHipVersions(const Coverage &Rules,
                llvm::function_ref<std::string(const RuleTable &)> Lines);

/// The lines that \p Lines gives for each of \p Shapes of a CUDA symbol, in an
/// `#if` for the versions that have the shape.
std::string
joinCudaVersions(llvm::ArrayRef<ApiSymbol> Shapes,
                 llvm::function_ref<std::string(const ApiSymbol &)> Lines);

} // namespace reroute

#endif
