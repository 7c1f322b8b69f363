#ifndef REROUTE_PLAN_INCLUDEPLACEMENT_H
#define REROUTE_PLAN_INCLUDEPLACEMENT_H

#include "Plan/Edit.h"
#include "Scan/FileScan.h"
#include "clang/Format/Format.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace reroute {

/// Where the header that replaces some unconditional includes of one file
/// goes.
struct PlacementRequest {
  llvm::StringRef Path; ///< Root-relative; tells the main header.
  llvm::StringRef Text;
  llvm::ArrayRef<IncludeDirective> Includes; ///< All of the file.
  /// Indices of the unconditional ones that go, by offset. Empty: an include
  /// is added to a file that has none to replace.
  std::vector<size_t> Replaced;
  std::string Spelling; ///< Of the new one, with delimiters.
  /// Whether an include is one of the project's own.
  llvm::function_ref<bool(const IncludeDirective &)> IsOwn;
  std::optional<clang::format::FormatStyle> Style;
};

/// The edits that replace the includes by one of the new header. It goes where
/// the tree's style sorts it in a block of the project's own includes; it takes
/// the place of the first replaced one when no such block is near, or when
/// there is no style. No other line changes, and no include moves.
std::vector<Edit> placeInclude(const PlacementRequest &Request);

/// The edits that delete the lines of \p Includes, which come by offset. Where
/// that would leave two blank lines in a row, or one at the start, one goes.
std::vector<Edit>
deleteLines(llvm::StringRef Text,
            llvm::ArrayRef<const IncludeDirective *> Includes);

/// The line end that most lines of \p Text have.
llvm::StringRef lineEnding(llvm::StringRef Text);

} // namespace reroute

#endif
