#include "Header/Phrases.h"

using namespace reroute;
using llvm::StringRef;

bool reroute::hasTarget(const Mapping &One) {
  return One.TheGrade == Grade::Exact || One.TheGrade == Grade::Degraded;
}

/// \p Text as the inside of a string literal.
std::string reroute::escaped(StringRef Text) {
  std::string Result;
  for (char C : Text) {
    if (C == '"' || C == '\\')
      Result += '\\';
    Result += C;
  }
  return Result;
}

std::string reroute::reasonOf(const Mapping &One) {
  std::string Text = One.Why.empty() ? "no rule maps it" : One.Why;
  if (!One.Instead.empty())
    Text += "; instead: " + One.Instead;
  return Text;
}

std::string reroute::comment(StringRef Text) {
  return "// " + Text.str() + "\n";
}

/// A caveat above a definition that works, with a difference.
std::string reroute::caveat(StringRef Name, const Mapping &One) {
  return One.TheGrade == Grade::Degraded ? comment(Name.str() + ": " + One.Why)
                                         : "";
}

StringRef reroute::tagKeyword(SymbolKind Kind) {
  switch (Kind) {
  case SymbolKind::Struct:
    return "struct ";
  case SymbolKind::Union:
    return "union ";
  case SymbolKind::Enum:
    return "enum ";
  default:
    return "";
  }
}

std::string reroute::hipTypeOfC(StringRef Hip, const RuleTable &Rules) {
  const ApiSymbol *Symbol = Rules.hipSymbol(Hip);
  if (!Symbol || Symbol->Untagged)
    return Hip.str();
  return tagKeyword(Symbol->Kind).str() + Hip.str();
}

/// A name that is there only to say, where it is used, why HIP has none.
HeaderText reroute::refuse(const ApiSymbol &Symbol, const Mapping &One) {
  bool IsValue = Symbol.Kind == SymbolKind::Enumerator ||
                 Symbol.Kind == SymbolKind::Macro ||
                 Symbol.Kind == SymbolKind::Function;
  std::string Text =
      (IsValue ? "extern const int " : "typedef struct rerouteNotInHip ") +
      Symbol.Name + "\n    REROUTE_UNAVAILABLE(\"" + escaped(reasonOf(One)) +
      "\");\n";
  return {Text, Text};
}
