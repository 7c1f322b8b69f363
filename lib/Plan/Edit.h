#ifndef REROUTE_PLAN_EDIT_H
#define REROUTE_PLAN_EDIT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace reroute {

/// A replacement of some bytes of one file.
struct Edit {
  uint32_t Offset;
  uint32_t Length; ///< 0: an insertion.
  std::string Text;
  static constexpr uint32_t Alone = ~0U;
  /// The offset of the name that the edit is for: several edits of one call
  /// share it, and make sense only together.
  uint32_t Cause = Alone;
  uint32_t end() const { return Offset + Length; }
};

/// \p Text with \p Edits made; of several insertions at one place the order
/// given counts. Fails with ExitCode::Internal when they are not sorted by
/// offset, overlap, or reach beyond the text.
llvm::Expected<std::string> applyEdits(llvm::StringRef Text,
                                       llvm::ArrayRef<Edit> Edits);

/// The offset in the text before \p Edits, sorted and disjoint, of what stands
/// at \p Offset behind them; of what an edit put there, where the edit begins.
uint32_t offsetBefore(llvm::ArrayRef<Edit> Edits, uint32_t Offset);

} // namespace reroute

#endif
