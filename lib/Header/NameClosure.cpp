#include "Header/NameClosure.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;
using llvm::StringRef;

static void forEachWordOf(StringRef Text,
                          llvm::function_ref<void(StringRef)> Each) {
  auto IsWord = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  while (!Text.empty()) {
    Text = Text.drop_until(IsWord);
    StringRef Word = Text.take_while(IsWord);
    if (!Word.empty())
      Each(Word);
    Text = Text.drop_front(Word.size());
  }
}

void reroute::forEachWord(const ApiSignature &Signature,
                          llvm::function_ref<void(StringRef)> Each) {
  forEachWordOf(Signature.Result, Each);
  forEachWordOf(Signature.TemplateParameters, Each);
  for (const ApiField &Parameter : Signature.Parameters) {
    forEachWordOf(Parameter.Type, Each);
    forEachWordOf(Parameter.Default, Each);
  }
}

std::set<std::string> reroute::closeOver(const std::set<std::string> &Names,
                                         const RuleTable &Rules) {
  std::set<std::string> All;
  std::vector<std::string> Left(Names.begin(), Names.end());
  auto Add = [&](StringRef Name) {
    if (Rules.symbol(Name) && !All.count(Name.str()))
      Left.push_back(Name.str());
  };
  while (!Left.empty()) {
    std::string Name = std::move(Left.back());
    Left.pop_back();
    const ApiSymbol *Symbol = Rules.symbol(Name);
    if (!Symbol || !All.insert(Name).second)
      continue;
    if (!Symbol->Parent.empty())
      Add(Symbol->Parent);
    for (const ApiSignature &Signature : Symbol->Signatures)
      forEachWord(Signature, Add);
  }
  return All;
}
