#ifndef REROUTE_PLAN_FINDINGSINK_H
#define REROUTE_PLAN_FINDINGSINK_H

#include "Plan/FilePlan.h"
#include "Plan/Suppressions.h"

namespace reroute {

/// Takes the findings about one file, but for those that somebody opted out of.
class FindingSink {
public:
  FindingSink(uint32_t File, Suppressions &Suppressed,
              std::vector<Finding> &Findings)
      : File(File), Suppressed(Suppressed), Findings(Findings) {}

  /// What a finding is about.
  struct Place {
    uint32_t Offset;
    uint32_t Length;
    /// The name that opt-outs speak about; empty for what is no symbol.
    llvm::StringRef Symbol;
  };

  /// Says what becomes of the token that the finding is about: Reported or
  /// Suppressed.
  Outcome report(FindingKind Kind, const Place &Where, std::string Subject,
                 std::string Message);

  /// The finding about a name or a header of \p Surface, which no pack routes.
  Outcome reportUnrouted(llvm::StringRef Surface, const Place &Where);

private:
  uint32_t File;
  Suppressions &Suppressed;
  std::vector<Finding> &Findings;
};

} // namespace reroute

#endif
