#include "Rules/TypeSpelling.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;

static bool isWordCharacter(char C) { return llvm::isAlnum(C) || C == '_'; }

std::string
reroute::respellType(llvm::StringRef Type,
                     llvm::function_ref<std::string(llvm::StringRef)> Map) {
  std::string Result;
  auto Append = [&](llvm::StringRef Token) {
    if (!Result.empty() && !Token.empty())
      Result += ' ';
    Result += Token;
  };
  // A const parameter that is no pointer or reference is the callee's affair.
  bool ByValue = Type.find_first_of("*&") == llvm::StringRef::npos;
  while (!(Type = Type.ltrim()).empty()) {
    llvm::StringRef Word = Type.take_while(isWordCharacter);
    if (Word.empty()) {
      Append(Type.take_front(1));
      Type = Type.drop_front();
      continue;
    }
    Type = Type.drop_front(Word.size());
    bool Silent = Word == "struct" || Word == "union" || Word == "enum" ||
                  (ByValue && Word == "const");
    if (!Silent)
      Append(Map(Word));
  }
  return Result;
}
