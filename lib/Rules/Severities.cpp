#include "Rules/Severities.h"

using namespace reroute;

std::optional<Severity> Severities::of(FindingKind Kind) const {
  auto Found = Choices.find(Kind);
  return Found == Choices.end() ? classOf(Kind).Default : Found->second;
}

void Severities::choose(FindingKind Kind, std::optional<Severity> Choice) {
  Choices[Kind] = Choice;
}

void Severities::override(const Severities &Stronger) {
  for (const auto &[Kind, Choice] : Stronger.Choices)
    Choices[Kind] = Choice;
}
