#ifndef REROUTE_FORMATS_UTF16PLACES_H
#define REROUTE_FORMATS_UTF16PLACES_H

#include "Support/LineIndex.h"

namespace reroute {

/// Turns byte offsets of one text into lines and columns that count UTF-16 code
/// units, as editors and SARIF do. A byte that is no part of UTF-8 counts as
/// one: it is a character of some older encoding. A byte order mark counts
/// nothing.
class Utf16Places {
public:
  explicit Utf16Places(llvm::StringRef Text) : Text(Text), Lines(Text) {}

  /// Fastest when offsets grow from call to call.
  LineColumn position(uint32_t Offset);

private:
  llvm::StringRef Text;
  LineIndex Lines;
  LineColumn Last;         ///< The last answer, ...
  uint32_t LastOffset = 0; ///< ... and to what.
};

/// How many UTF-16 code units \p Bytes are.
uint32_t utf16Length(llvm::StringRef Bytes);

} // namespace reroute

#endif
