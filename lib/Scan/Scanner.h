#ifndef REROUTE_SCAN_SCANNER_H
#define REROUTE_SCAN_SCANNER_H

#include "Scan/FileScan.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace reroute {

/// What the scanner looks for. It knows no rules: the caller says which
/// spellings matter.
struct ScanQuery {
  /// Whether an identifier is a candidate.
  llvm::function_ref<bool(llvm::StringRef)> IsCandidate;
  /// Whether a name is a known symbol; asked for words in string literals.
  llvm::function_ref<bool(llvm::StringRef)> IsKnown;
  /// Whether an include names a header of the surface.
  llvm::function_ref<bool(llvm::StringRef)> IsSurfaceHeader;
  /// Literal beginnings of candidate names, such as "cuda"; asked for the
  /// operands of `##`.
  llvm::ArrayRef<std::string> Prefixes;
};

/// Scans \p Text with Clang's raw lexer: no preprocessing, so every branch of
/// every conditional is seen. Never fails; whatever the bytes are, each
/// identifier token of the file is considered exactly once.
FileScan scanText(llvm::StringRef Path,
                  std::shared_ptr<const llvm::MemoryBuffer> Text,
                  const ScanQuery &Query);

} // namespace reroute

#endif
