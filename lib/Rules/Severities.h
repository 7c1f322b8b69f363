#ifndef REROUTE_RULES_SEVERITIES_H
#define REROUTE_RULES_SEVERITIES_H

#include "Rules/FindingKind.h"
#include <map>

namespace reroute {

/// How much each kind of finding matters to one project. This is the only place
/// that knows; a kind that nobody chose for has its default.
class Severities {
public:
  /// Empty: findings of this kind are switched off.
  std::optional<Severity> of(FindingKind Kind) const;

  void choose(FindingKind Kind, std::optional<Severity> Choice);

  /// Takes over what \p Stronger chose.
  void override(const Severities &Stronger);

  /// Whether somebody chose for \p Kind.
  bool isChosen(FindingKind Kind) const { return Choices.count(Kind) != 0; }

private:
  std::map<FindingKind, std::optional<Severity>> Choices;
};

} // namespace reroute

#endif
