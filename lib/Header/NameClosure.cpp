#include "Header/NameClosure.h"
#include "Header/StructAdapter.h"
#include "Support/Words.h"

using namespace reroute;
using llvm::StringRef;

void reroute::forEachWord(const ApiSignature &Signature,
                          llvm::function_ref<void(StringRef)> Each) {
  forEachWord(Signature.Result, Each);
  forEachWord(Signature.TemplateParameters, Each);
  for (const ApiField &Parameter : Signature.Parameters) {
    forEachWord(Parameter.Type, Each);
    forEachWord(Parameter.Default, Each);
  }
}

/// Whether \p Symbol comes with a header that the compat header replaces.
static bool isRouted(const ApiSymbol &Symbol, const RuleTable &Rules) {
  const SurfaceHeader *Header = Rules.header(Symbol.Header);
  return Header && Header->Routed;
}

std::set<std::string> reroute::closeOver(const std::set<std::string> &Names,
                                         const Coverage &Coverage) {
  const RuleTable &Rules = *Coverage.Tables.front();
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
    if (!Symbol || !isRouted(*Symbol, Rules) || !All.insert(Name).second)
      continue;
    if (!Symbol->Parent.empty())
      Add(Symbol->Parent);
    for (const ApiSignature &Signature : Symbol->Signatures)
      forEachWord(Signature, Add);
    for (const auto &Table : Coverage.Tables)
      if (std::optional<RecordMatch> Match = adaptedRecord(Name, *Table)) {
        Add(Match->Cuda->Name);
        for (const ApiField &Field : Match->Cuda->Fields)
          forEachWord(Field.Type, Add);
      }
  }
  return All;
}
