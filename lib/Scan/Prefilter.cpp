#include "Scan/Prefilter.h"
#include "clang/Basic/CharInfo.h"
#include <cstring>

using namespace reroute;

static bool hasSplicedWord(llvm::StringRef Text) {
  for (size_t I = Text.find('\\'); I != llvm::StringRef::npos;
       I = Text.find('\\', I + 1)) {
    llvm::StringRef After = Text.substr(I + 1).ltrim(" \t");
    if (!After.consume_front("\r\n") && !After.consume_front("\n"))
      continue;
    if (I > 0 && clang::isAsciiIdentifierContinue(Text[I - 1]) &&
        !After.empty() && clang::isAsciiIdentifierContinue(After.front()))
      return true;
  }
  return false;
}

bool reroute::mayHoldCandidate(llvm::StringRef Text,
                               llvm::ArrayRef<std::string> Literals) {
  // memmem is several times faster than StringRef::find on long texts.
  for (const std::string &Literal : Literals)
    if (memmem(Text.data(), Text.size(), Literal.data(), Literal.size()))
      return true;
  return hasSplicedWord(Text);
}

bool reroute::isBinary(llvm::StringRef Text) {
  constexpr size_t Looked = 8000;
  return Text.take_front(Looked).contains('\0');
}
