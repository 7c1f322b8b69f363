#include "Run/HipWords.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;
using llvm::StringRef;

bool reroute::speaksOfHip(StringRef Macro,
                          llvm::ArrayRef<std::string> HipMacros) {
  if (llvm::is_contained(HipMacros, Macro))
    return true;
  llvm::SmallVector<StringRef> Words;
  llvm::SplitString(Macro, Words, "_");
  return llvm::any_of(Words, [](StringRef Word) {
    return Word.starts_with_insensitive("hip") ||
           Word.equals_insensitive("rocm");
  });
}

std::vector<StringRef> reroute::conditionMacros(StringRef Condition) {
  auto IsWord = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  // What a comment says is no condition.
  Condition = Condition.take_front(
      std::min(Condition.find("//"), Condition.find("/*")));
  std::vector<StringRef> Macros;
  while (!(Condition = Condition.drop_until(IsWord)).empty()) {
    StringRef Word = Condition.take_while(IsWord);
    Condition = Condition.drop_front(Word.size());
    if (Word != "defined" && !llvm::isDigit(Word.front()))
      Macros.push_back(Word);
  }
  return Macros;
}
