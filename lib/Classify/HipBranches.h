#ifndef REROUTE_CLASSIFY_HIPBRANCHES_H
#define REROUTE_CLASSIFY_HIPBRANCHES_H

#include "Scan/FileScan.h"

namespace reroute {

/// For each of \p Branches whether only a build for HIP compiles it: its
/// condition cannot hold while every one of \p HipMacros is undefined, or a
/// branch around it is such a one.
std::vector<bool> hipBranches(llvm::ArrayRef<ConditionalBranch> Branches,
                              llvm::ArrayRef<std::string> HipMacros);

/// The innermost branch around \p Offset.
unsigned branchAt(llvm::ArrayRef<ConditionalBranch> Branches, uint32_t Offset);

} // namespace reroute

#endif
