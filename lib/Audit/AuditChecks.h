#ifndef REROUTE_AUDIT_AUDITCHECKS_H
#define REROUTE_AUDIT_AUDITCHECKS_H

#include "Rules/RuleTable.h"
#include <map>
#include <set>

namespace reroute {

/// Something of CUDA's that a compat header should give.
struct Provision {
  enum Kind {
    Symbol,   ///< The name.
    Call,     ///< A call with one of CUDA's signatures.
    Defaults, ///< A call that leaves out what CUDA has defaults for.
    Field,    ///< A field that HIP's struct has.
  } Is;
  std::string Name;   ///< The symbol.
  std::string Detail; ///< The signature, the parameters, or the field.

  auto operator<=>(const Provision &) const = default;
};

/// Code behind a compat header, each line of which compiles only if the header
/// gives one thing.
struct AuditChecks {
  std::string Code;
  std::map<unsigned, Provision> ByLine; ///< Lines from 1.
};

/// What a tree asks of its compat header.
struct HeaderNeeds {
  std::set<std::string> Names;  ///< Symbols.
  std::set<std::string> Fields; ///< "struct.field".
};

/// Checks for \p Needs in the one HIP version that \p Rules support. What the
/// rules give no counterpart is asked for by name only. \p FirstLine is the
/// number that the code's first line will have.
AuditChecks auditChecks(const HeaderNeeds &Needs, const RuleTable &Rules,
                        unsigned FirstLine);

} // namespace reroute

#endif
