#include "Apply/ColoredDiff.h"

using namespace reroute;

namespace {

constexpr llvm::StringLiteral Bold = "\x1b[1m";
constexpr llvm::StringLiteral Red = "\x1b[31m";
constexpr llvm::StringLiteral Green = "\x1b[32m";
constexpr llvm::StringLiteral Cyan = "\x1b[36m";
constexpr llvm::StringLiteral Reset = "\x1b[m";

/// Says the colour of one line after the other. A removed "-- x" looks like a
/// header, so the lines that a hunk announces are counted.
class LineColors {
public:
  llvm::StringRef next(llvm::StringRef Line) {
    if (Line.starts_with("\\"))
      return "";
    if (Old == 0 && New == 0) {
      if (!Line.starts_with("@@ "))
        return Bold;
      readRanges(Line);
      return Cyan;
    }
    bool Removed = Line.starts_with("-");
    bool Added = Line.starts_with("+");
    Old -= !Added && Old != 0;
    New -= !Removed && New != 0;
    if (Added)
      return Green;
    return Removed ? llvm::StringRef(Red) : "";
  }

private:
  /// Reads "@@ -first,count +first,count @@", where a count of 1 is left out.
  void readRanges(llvm::StringRef Line) {
    Line.consume_front("@@ ");
    Old = readCount(Line, "-");
    Line = Line.ltrim(' ');
    New = readCount(Line, "+");
  }

  static uint64_t readCount(llvm::StringRef &Line, llvm::StringRef Sign) {
    uint64_t First = 0;
    uint64_t Count = 1;
    Line.consume_front(Sign);
    Line.consumeInteger(10, First);
    if (Line.consume_front(","))
      Line.consumeInteger(10, Count);
    return Count;
  }

  uint64_t Old = 0;
  uint64_t New = 0;
};

} // namespace

void reroute::printDiff(llvm::raw_ostream &OS, llvm::StringRef Diff,
                        bool Color) {
  if (!Color) {
    OS << Diff;
    return;
  }
  LineColors Colors;
  while (!Diff.empty()) {
    auto [Line, Rest] = Diff.split('\n');
    bool HasEnd = Line.size() != Diff.size();
    llvm::StringRef Start = Colors.next(Line);
    // Some terminals paint to the edge when the colour ends after the return.
    bool HasReturn = Line.consume_back("\r");
    // Without a colour too, as git does.
    OS << Start << Line << Reset << (HasReturn ? "\r" : "")
       << (HasEnd ? "\n" : "");
    Diff = Rest;
  }
}
