#include "Support/Words.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;
using llvm::StringRef;

bool reroute::isWordCharacter(char C) { return llvm::isAlnum(C) || C == '_'; }

void reroute::forEachWord(StringRef Text,
                          llvm::function_ref<void(StringRef)> Each) {
  while (true) {
    Text = Text.drop_until(isWordCharacter);
    if (Text.empty())
      return;
    StringRef Word = Text.take_while(isWordCharacter);
    Each(Word);
    Text = Text.drop_front(Word.size());
  }
}

std::string
reroute::replaceWords(StringRef Text,
                      llvm::function_ref<std::string(StringRef)> Map) {
  std::string Result;
  while (!Text.empty()) {
    StringRef Gap = Text.take_until([](char C) { return isWordCharacter(C); });
    StringRef Word = Text.drop_front(Gap.size()).take_while(isWordCharacter);
    Result += Gap;
    if (!Word.empty())
      Result += Map(Word);
    Text = Text.drop_front(Gap.size() + Word.size());
  }
  return Result;
}

bool reroute::spellsWord(StringRef Text, StringRef Word) {
  for (size_t At = Text.find(Word); At != StringRef::npos;
       At = Text.find(Word, At + 1)) {
    StringRef After = Text.drop_front(At + Word.size());
    if ((At == 0 || !isWordCharacter(Text[At - 1])) &&
        (After.empty() || !isWordCharacter(After.front())))
      return true;
  }
  return false;
}

std::string reroute::listed(llvm::ArrayRef<std::string> Items) {
  if (Items.size() < 2)
    return Items.empty() ? std::string() : Items.front();
  return llvm::join(Items.drop_back(), ", ") + " and " + Items.back();
}
