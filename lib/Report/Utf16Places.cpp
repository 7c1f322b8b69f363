#include "Report/Utf16Places.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace reroute;
using llvm::StringRef;

namespace {

/// How far a character reaches and what it counts.
struct Character {
  uint32_t Bytes;
  uint32_t Units;
};

} // namespace

/// The first character of \p Rest, which is not empty.
static Character firstOf(StringRef Rest) {
  const llvm::UTF8 *At = Rest.bytes_begin();
  if (!llvm::isLegalUTF8Sequence(At, Rest.bytes_end()))
    return {1, 1};
  uint32_t Size = llvm::getNumBytesForUTF8(*At);
  // What takes four bytes lies beyond U+FFFF and takes a pair of surrogates.
  return {Size, Size == 4 ? 2U : 1U};
}

uint32_t reroute::utf16Length(StringRef Bytes) {
  uint32_t Units = 0;
  while (!Bytes.empty()) {
    Character C = firstOf(Bytes);
    Units += C.Units;
    Bytes = Bytes.drop_front(C.Bytes);
  }
  return Units;
}

Utf16Places::Utf16Places(StringRef Text)
    : Text(Text), Lines(Text), Milestones{{0, 0}} {
  constexpr uint32_t Step = 256;
  uint32_t Units = 0;
  for (uint32_t At = 0; At < Text.size();) {
    if (At >= Milestones.back().Offset + Step)
      Milestones.push_back({At, Units});
    Character C = firstOf(Text.substr(At));
    At += C.Bytes;
    Units += C.Units;
  }
}

uint32_t Utf16Places::unitsBefore(uint32_t Offset) const {
  auto Behind = llvm::upper_bound(
      Milestones, Offset,
      [](uint32_t At, const Milestone &M) { return At < M.Offset; });
  const Milestone &Last = *std::prev(Behind);
  return Last.Units + utf16Length(Text.slice(Last.Offset, Offset));
}

LineColumn Utf16Places::position(uint32_t Offset) const {
  LineColumn At = Lines.position(Offset);
  uint32_t Start = Offset - (At.Column - 1);
  return {At.Line, 1 + unitsBefore(Offset) - unitsBefore(Start)};
}
