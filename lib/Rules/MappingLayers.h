#ifndef REROUTE_RULES_MAPPINGLAYERS_H
#define REROUTE_RULES_MAPPINGLAYERS_H

#include "Rules/Rule.h"

namespace reroute {

/// The answers about one symbol, the first whose condition holds counts; the
/// last has no condition. Conditions on versions are dealt with already.
using Answers = std::vector<Mapping>;

/// The answer that \p HipName would serve if this HIP version had it.
/// mergeVersions words what that means for the versions together.
Mapping missingTarget(llvm::StringRef HipName);
bool isMissingTarget(const Mapping &One);

/// Lays \p Upper over \p Lower: where no condition of Upper's holds, Lower
/// answers. An upper mapping that names no HIP target and is not unsupported
/// grades whatever target Lower gives.
Answers layOver(const std::vector<Mapping> &Upper, const Answers &Lower);

/// What holds for a project that supports all of several HIP versions at once:
/// the worst grade of them, and no counterpart at all where the versions need
/// different text. \p Hip, where there is one, knows which other versions have
/// a target that all of these lack.
struct VersionAnswers {
  llvm::VersionTuple Version;
  Answers TheAnswers;
};
Answers mergeVersions(std::vector<VersionAnswers> Versions,
                      const ApiModel *Hip = nullptr);

} // namespace reroute

#endif
