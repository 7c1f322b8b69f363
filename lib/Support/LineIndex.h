#ifndef REROUTE_SUPPORT_LINEINDEX_H
#define REROUTE_SUPPORT_LINEINDEX_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <vector>

namespace reroute {

/// A place as compilers print it: both count from 1, columns in bytes.
struct LineColumn {
  uint32_t Line = 0;
  uint32_t Column = 0;
  friend bool operator==(const LineColumn &, const LineColumn &) = default;
};

/// Turns byte offsets of one text into lines and columns. A line ends with
/// "\n", "\r\n" or a lone "\r", as Clang counts them; a leading UTF-8 byte
/// order mark takes no column.
class LineIndex {
public:
  explicit LineIndex(llvm::StringRef Text);

  LineColumn position(uint32_t Offset) const;

  /// Offset of the first byte of \p Line (from 1); the text's size when there
  /// is no such line.
  uint32_t lineStart(uint32_t Line) const;

  /// The text of \p Line without its line end.
  llvm::StringRef line(uint32_t Line) const;

  uint32_t lineCount() const { return Starts.size(); }

private:
  llvm::StringRef Text;
  std::vector<uint32_t> Starts;
};

} // namespace reroute

#endif
