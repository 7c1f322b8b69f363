#include "Plan/Finding.h"
#include "llvm/Support/ErrorHandling.h"

using namespace reroute;

const FindingClass &reroute::classOf(FindingKind Kind) {
  static constexpr FindingClass Unmapped{"RR1001", "symbols that no rule maps",
                                         Severity::Error};
  static constexpr FindingClass Unsupported{
      "RR1002", "symbols that HIP does not have", Severity::Error};
  static constexpr FindingClass Degraded{
      "RR1003", "symbols that behave differently", Severity::Warning};
  static constexpr FindingClass Ambiguous{
      "RR1004", "names whose meaning is not certain", Severity::Error};
  static constexpr FindingClass NotRewritable{
      "RR1005", "uses that cannot be rewritten", Severity::Error};
  static constexpr FindingClass Paste{"RR1006", "names that ## builds",
                                      Severity::Error};
  static constexpr FindingClass Unrouted{
      "RR2001", "includes that go round the compat header", Severity::Error};
  static constexpr FindingClass Computed{"RR2002", "includes of a macro",
                                         Severity::Error};
  static constexpr FindingClass HasInclude{
      "RR2003", "__has_include of a routed header", Severity::Error};
  static constexpr FindingClass InString{
      "RR3001", "names inside string literals", Severity::Warning};
  static constexpr FindingClass Note{"RR1008", "symbols with a note",
                                     Severity::Note};
  static constexpr FindingClass OtherSurface{
      "RR1007", "surfaces that no pack routes", Severity::Error};
  static constexpr FindingClass Idle{"RR4001", "suppressions without effect",
                                     Severity::Warning};
  static constexpr FindingClass Bad{"RR4002", "suppressions that make no sense",
                                    Severity::Warning};
  switch (Kind) {
  case FindingKind::UnmappedSymbol:
    return Unmapped;
  case FindingKind::UnsupportedSymbol:
    return Unsupported;
  case FindingKind::DegradedSymbol:
    return Degraded;
  case FindingKind::AmbiguousUse:
    return Ambiguous;
  case FindingKind::NotRewritable:
    return NotRewritable;
  case FindingKind::TokenPaste:
    return Paste;
  case FindingKind::SymbolNote:
    return Note;
  case FindingKind::UnroutedSurface:
    return OtherSurface;
  case FindingKind::UnroutedInclude:
    return Unrouted;
  case FindingKind::ComputedInclude:
    return Computed;
  case FindingKind::HasIncludeTest:
    return HasInclude;
  case FindingKind::NameInString:
    return InString;
  case FindingKind::IdleSuppression:
    return Idle;
  case FindingKind::BadSuppression:
    return Bad;
  }
  llvm_unreachable("all kinds are listed");
}

std::optional<FindingKind> reroute::findingKindOf(llvm::StringRef Code) {
  for (unsigned I = 0; I <= static_cast<unsigned>(FindingKind::BadSuppression);
       ++I)
    if (classOf(static_cast<FindingKind>(I)).Code == Code)
      return static_cast<FindingKind>(I);
  return std::nullopt;
}

Finding reroute::unroutedSurface(llvm::StringRef Surface, uint32_t File,
                                 uint32_t Offset) {
  return {FindingKind::UnroutedSurface, File, Offset, Surface.str(),
          "unmapped: surface " + Surface.str() +
              " is not routed; a project that deals with it otherwise names it "
              "in leave_surfaces"};
}
