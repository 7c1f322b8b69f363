#include "Support/LineIndex.h"
#include <algorithm>

using namespace reroute;

static constexpr llvm::StringLiteral ByteOrderMark = "\xEF\xBB\xBF";

LineIndex::LineIndex(llvm::StringRef Text) : Text(Text), Starts{0} {
  for (size_t I = Text.find_first_of("\r\n"); I != llvm::StringRef::npos;
       I = Text.find_first_of("\r\n", I)) {
    I += Text.substr(I).starts_with("\r\n") ? 2 : 1;
    Starts.push_back(I);
  }
}

LineColumn LineIndex::position(uint32_t Offset) const {
  auto After = std::upper_bound(Starts.begin(), Starts.end(), Offset);
  auto Line = static_cast<uint32_t>(After - Starts.begin());
  uint32_t Start = Starts[Line - 1];
  if (Line == 1 && Text.starts_with(ByteOrderMark))
    Start = std::min<uint32_t>(ByteOrderMark.size(), Offset);
  return {Line, Offset - Start + 1};
}

uint32_t LineIndex::lineStart(uint32_t Line) const {
  return Line == 0 || Line > Starts.size() ? Text.size() : Starts[Line - 1];
}

llvm::StringRef LineIndex::line(uint32_t Line) const {
  return Text.slice(lineStart(Line), lineStart(Line + 1)).rtrim("\r\n");
}
