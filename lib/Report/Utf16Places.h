#ifndef REROUTE_REPORT_UTF16PLACES_H
#define REROUTE_REPORT_UTF16PLACES_H

#include "Support/LineIndex.h"

namespace reroute {

/// Turns byte offsets of one text into lines and columns that count UTF-16 code
/// units, as editors and SARIF do. A byte that is no part of UTF-8 counts as
/// one: it is a character of some older encoding. A byte order mark counts
/// nothing.
class Utf16Places {
public:
  explicit Utf16Places(llvm::StringRef Text);

  LineColumn position(uint32_t Offset) const;

private:
  uint32_t unitsBefore(uint32_t Offset) const;

  llvm::StringRef Text;
  LineIndex Lines;
  /// A place in the text, and how many units are before it: every few hundred
  /// bytes one, since a line may have megabytes.
  struct Milestone {
    uint32_t Offset;
    uint32_t Units;
  };
  std::vector<Milestone> Milestones;
};

/// How many UTF-16 code units \p Bytes are.
uint32_t utf16Length(llvm::StringRef Bytes);

} // namespace reroute

#endif
