#ifndef REROUTE_SCAN_CALLARGUMENTS_H
#define REROUTE_SCAN_CALLARGUMENTS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <vector>

namespace reroute {

/// A half-open range of bytes.
struct ByteRange {
  uint32_t Begin;
  uint32_t End;
};

/// A call as it is spelled.
struct SpelledCall {
  std::vector<ByteRange> Arguments; ///< Without surrounding blanks.
  uint32_t OpenParen;
  uint32_t CloseParen;
};

/// Reads the argument list that follows the callee which ends at
/// \p CalleeEnd of \p Text. \p Expected is the number of arguments that a
/// parser counted, where one did.
///
/// Nothing when what follows is no argument list, or when it cannot be split
/// for certain: a comma between `<` and `>` separates arguments in `f(a<b,
/// c>d)` and not in `f(g<b, c>(d))`, which only \p Expected can tell apart.
std::optional<SpelledCall> readCall(llvm::StringRef Text, uint32_t CalleeEnd,
                                    std::optional<unsigned> Expected);

} // namespace reroute

#endif
