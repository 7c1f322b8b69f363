#include "Rules/FindingKind.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace reroute;

llvm::StringRef reroute::severityName(Severity TheSeverity) {
  switch (TheSeverity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Note:
    return "note";
  }
  llvm_unreachable("all severities are named");
}

llvm::ArrayRef<FindingClass> reroute::findingClasses() {
  static constexpr FindingClass Classes[] = {
      {FindingKind::UnmappedSymbol, "RR1001", "symbols that no rule maps",
       Severity::Error},
      {FindingKind::UnsupportedSymbol, "RR1002",
       "symbols that HIP does not have", Severity::Error},
      {FindingKind::DegradedSymbol, "RR1003", "symbols that behave differently",
       Severity::Warning},
      {FindingKind::AmbiguousUse, "RR1004",
       "names whose meaning is not certain", Severity::Error},
      {FindingKind::NotRewritable, "RR1005", "uses that cannot be rewritten",
       Severity::Error},
      {FindingKind::TokenPaste, "RR1006", "names that ## builds",
       Severity::Error},
      {FindingKind::UnroutedSurface, "RR1007", "surfaces that no pack routes",
       Severity::Error},
      {FindingKind::SymbolNote, "RR1008", "symbols with a note",
       Severity::Note},
      {FindingKind::MissingField, "RR1009",
       "struct fields that HIP does not have", Severity::Error},
      {FindingKind::FieldOrder, "RR1010",
       "initialisers that fill other fields in HIP", Severity::Error},
      {FindingKind::UnroutedInclude, "RR2001",
       "includes that go round the compat header", Severity::Error},
      {FindingKind::ComputedInclude, "RR2002", "includes of a macro",
       Severity::Error},
      {FindingKind::HasIncludeTest, "RR2003",
       "__has_include of a routed header", Severity::Error},
      {FindingKind::NameInString, "RR3001", "names inside string literals",
       Severity::Warning},
      {FindingKind::IdleSuppression, "RR4001", "suppressions without effect",
       Severity::Warning},
      {FindingKind::BadSuppression, "RR4002", "suppressions that make no sense",
       Severity::Warning},
  };
  return Classes;
}

const FindingClass &reroute::classOf(FindingKind Kind) {
  for (const FindingClass &Each : findingClasses())
    if (Each.Kind == Kind)
      return Each;
  llvm_unreachable("all kinds are listed");
}

std::optional<FindingKind> reroute::kindOfCode(llvm::StringRef Code) {
  for (const FindingClass &Each : findingClasses())
    if (Each.Code == Code)
      return Each.Kind;
  return std::nullopt;
}

std::string reroute::knownCodes() {
  std::string Codes;
  for (const FindingClass &Each : findingClasses())
    Codes += (Codes.empty() ? "" : ", ") + Each.Code.str();
  return Codes;
}
