#include "Rules/ApiVersion.h"
#include "Rules/RuleReader.h"

using namespace reroute;
using llvm::StringRef;

/// Macros and typedefs that name one another are followed this far.
static constexpr unsigned LongestAliasChain = 8;

/// The name that a macro's replacement stands for: `name`, or `name` in a macro
/// that adds the suffix of a default stream, `__SUFFIX(name)`. Else empty.
static StringRef aliasedName(StringRef Text) {
  auto [Outer, Rest] = Text.split('(');
  if (isIdentifier(Outer) && Rest.consume_back(")"))
    return isIdentifier(Rest) ? Rest : "";
  return isIdentifier(Text) ? Text : "";
}

const ApiSymbol *ApiVersion::resolve(StringRef Name) const {
  const ApiSymbol *Symbol = Model.find(Name, Version);
  for (unsigned I = 0; I < LongestAliasChain && Symbol; ++I) {
    if (Symbol->Kind != SymbolKind::Macro || !Symbol->MacroParameters.empty())
      return Symbol;
    const ApiSymbol *Next = Model.find(aliasedName(Symbol->Text), Version);
    if (!Next)
      return Symbol;
    Symbol = Next;
  }
  return Symbol;
}

const ApiSymbol *ApiVersion::record(StringRef Name) const {
  const ApiSymbol *Symbol = resolve(Name);
  for (unsigned I = 0; I < LongestAliasChain && Symbol; ++I) {
    if (Symbol->Kind == SymbolKind::Struct || Symbol->Kind == SymbolKind::Union)
      return Symbol;
    if (Symbol->Kind != SymbolKind::Type)
      return nullptr;
    StringRef Aliased = Symbol->Underlying;
    Aliased.consume_front("struct ");
    Symbol = resolve(Aliased.trim());
  }
  return nullptr;
}
