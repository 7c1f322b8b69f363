#ifndef REROUTE_API_MODELHISTORY_H
#define REROUTE_API_MODELHISTORY_H

#include "Api/ApiModel.h"

namespace reroute {

/// One model of all versions that \p Models measured. A shape's span starts
/// with the first version that has it (open when that is the oldest of all)
/// and ends with the first one without it. Fails with ExitCode::Usage when the
/// models are of different APIs or two have a version in common.
llvm::Expected<ApiModel> mergeModels(llvm::ArrayRef<ApiModel> Models);

/// What came, went and changed between two versions; names sorted.
struct ModelDifference {
  struct Change {
    const ApiSymbol *Old;
    const ApiSymbol *New;
  };
  std::vector<const ApiSymbol *> Added;
  std::vector<const ApiSymbol *> Removed;
  std::vector<Change> Changed;
};

/// Compares \p OldVersion of \p Old with \p NewVersion of \p New; an empty
/// version is the newest one. The result points into both.
ModelDifference diffModels(const ApiModel &Old, const ApiModel &New,
                           const llvm::VersionTuple &OldVersion = {},
                           const llvm::VersionTuple &NewVersion = {});

} // namespace reroute

#endif
