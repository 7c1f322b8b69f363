#include "Apply/PathQuoting.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;

/// The letter after the backslash for \p C; '\0' when it has none.
static char escapeLetter(char C) {
  static constexpr llvm::StringLiteral Escaped = "\a\b\t\n\v\f\r\"\\";
  static constexpr llvm::StringLiteral Letters = "abtnvfr\"\\";
  size_t I = Escaped.find(C);
  return I == llvm::StringRef::npos ? '\0' : Letters[I];
}

std::string reroute::quotePath(llvm::StringRef Path) {
  auto IsPlain = [](char C) { return llvm::isPrint(C) && !escapeLetter(C); };
  if (llvm::all_of(Path, IsPlain))
    return Path.str();
  std::string Quoted = "\"";
  for (char C : Path) {
    if (IsPlain(C)) {
      Quoted += C;
    } else if (char Letter = escapeLetter(C)) {
      Quoted += {'\\', Letter};
    } else {
      auto Byte = static_cast<unsigned char>(C);
      Quoted += {'\\', static_cast<char>('0' + (Byte >> 6)),
                 static_cast<char>('0' + ((Byte >> 3) & 7)),
                 static_cast<char>('0' + (Byte & 7))};
    }
  }
  return Quoted + '"';
}
