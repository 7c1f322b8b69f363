#ifndef REROUTE_RUN_EMBEDDEDTOOLCHAIN_H
#define REROUTE_RUN_EMBEDDEDTOOLCHAIN_H

#include "Resolve/Toolchain.h"
#include "Run/TreeScan.h"

namespace reroute {

/// What a tree is parsed with: headers made from the API models, CUDA's and
/// HIP's and of the libraries that some source includes, and the toolkit that
/// \p Options name. Fails with ExitCode::Usage when a real one is wanted and
/// none is found.
llvm::Expected<Toolchain> makeToolchain(const RunOptions &Options,
                                        const RuleTable &Rules,
                                        const TreeScan &Scan);

/// What a machine that builds for HIP has: HIP's headers and none of CUDA's.
Toolchain makeHipToolchain(const RunOptions &Options, const RuleTable &Rules);

} // namespace reroute

#endif
