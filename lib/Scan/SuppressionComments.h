#ifndef REROUTE_SCAN_SUPPRESSIONCOMMENTS_H
#define REROUTE_SCAN_SUPPRESSIONCOMMENTS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <vector>

namespace reroute {

/// What every opt-out comment begins with; a text without it has none.
inline constexpr llvm::StringLiteral SuppressionWord = "reroute-ignore";

/// A comment that begins with SuppressionWord, as it is spelled: nobody has
/// asked yet whether it makes sense.
struct SuppressionComment {
  uint32_t Offset;           ///< Of the `//` or `/*`.
  uint32_t End;              ///< Behind the comment.
  llvm::StringRef Directive; ///< "reroute-ignore", "reroute-ignore-begin", ….
  std::vector<llvm::StringRef> Codes; ///< The words up to a `:`.
};

/// The opt-out comments of \p Text by offset. Only comments count: literals
/// that hold the same words do not.
std::vector<SuppressionComment> suppressionComments(llvm::StringRef Text);

} // namespace reroute

#endif
