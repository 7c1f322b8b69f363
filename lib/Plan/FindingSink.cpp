#include "Plan/FindingSink.h"

using namespace reroute;

Outcome FindingSink::report(FindingKind Kind, const Place &Where,
                            std::string Subject, std::string Message) {
  if (Suppressed.drops(Kind, Where.Offset, Where.Symbol))
    return Outcome::Suppressed;
  Findings.push_back({Kind, File, Where.Offset, Where.Length,
                      std::move(Subject), std::move(Message)});
  return Outcome::Reported;
}

Outcome FindingSink::reportUnrouted(llvm::StringRef Surface,
                                    const Place &Where) {
  return report(FindingKind::UnroutedSurface, Where, Surface.str(),
                "unmapped: surface " + Surface.str() +
                    " is not routed; a project that deals with it otherwise "
                    "names it in leave_surfaces");
}
