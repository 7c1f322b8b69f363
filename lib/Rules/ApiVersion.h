#ifndef REROUTE_RULES_APIVERSION_H
#define REROUTE_RULES_APIVERSION_H

#include "Api/ApiModel.h"

namespace reroute {

/// One version of an API.
struct ApiVersion {
  const ApiModel &Model;
  llvm::VersionTuple Version;

  /// What \p Name means: its symbol, or what the macro \p Name stands for, as
  /// in `#define hipX hipXR0600`. Null when the version has no such name.
  const ApiSymbol *resolve(llvm::StringRef Name) const;

  /// The struct or union that \p Name is, or is a typedef of, or null.
  const ApiSymbol *record(llvm::StringRef Name) const;
};

} // namespace reroute

#endif
