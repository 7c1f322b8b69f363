#include "Report/Fingerprint.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/BLAKE3.h"

using namespace reroute;
using llvm::StringRef;

/// \p Line with each run of blanks as one, and none at its ends.
static std::string withoutLayout(StringRef Line) {
  std::string Result;
  for (Line = Line.trim(); !Line.empty(); Line = Line.ltrim()) {
    StringRef Word = Line.take_until(llvm::isSpace);
    if (!Result.empty())
      Result += ' ';
    Result += Word;
    Line = Line.drop_front(Word.size());
  }
  return Result;
}

std::string Fingerprints::next(StringRef Code, StringRef Path,
                               StringRef Subject, StringRef LineText) {
  std::string Parts;
  for (const std::string &Part :
       {Code.str(), Path.str(), Subject.str(), withoutLayout(LineText)}) {
    Parts += Part;
    Parts += '\0'; // In no path and no line, so parts cannot run together.
  }
  unsigned Ordinal = Seen[Parts]++;
  llvm::BLAKE3 Hash;
  Hash.update(Parts);
  Hash.update(llvm::utostr(Ordinal));
  return llvm::toHex(Hash.final<16>(), /*LowerCase=*/true);
}
