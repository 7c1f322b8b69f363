#ifndef REROUTE_PLAN_FINDING_H
#define REROUTE_PLAN_FINDING_H

#include "Rules/FindingKind.h"
#include <cstdint>
#include <optional>
#include <string>

namespace reroute {

/// Stands for a finding's file where that is reroute.yaml.
inline constexpr uint32_t InProjectFile = ~0U;

/// One thing that somebody must look at.
struct Finding {
  FindingKind Kind;
  uint32_t File;       ///< Index into the scans, or InProjectFile.
  uint32_t Offset;     ///< In the file as it is now.
  uint32_t Length;     ///< Of what it is about, in bytes.
  std::string Subject; ///< The symbol, or the header.
  std::string Message; ///< Why, and what to do.
};

} // namespace reroute

#endif
