#ifndef REROUTE_RULES_FINDINGKIND_H
#define REROUTE_RULES_FINDINGKIND_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace reroute {

/// Kinds of things that somebody must look at. Their codes are stable.
enum class FindingKind {
  UnmappedSymbol,    ///< RR1001
  UnsupportedSymbol, ///< RR1002
  DegradedSymbol,    ///< RR1003, a warning
  AmbiguousUse,      ///< RR1004
  NotRewritable,     ///< RR1005
  TokenPaste,        ///< RR1006
  UnroutedSurface,   ///< RR1007
  SymbolNote,        ///< RR1008, a note
  MissingField,      ///< RR1009
  FieldOrder,        ///< RR1010
  UnroutedInclude,   ///< RR2001
  ComputedInclude,   ///< RR2002
  HasIncludeTest,    ///< RR2003
  NameInString,      ///< RR3001, a warning
  IdleSuppression,   ///< RR4001, a warning
  BadSuppression,    ///< RR4002, a warning
};

/// How much a finding matters.
enum class Severity {
  Error,   ///< Fails a run.
  Warning, ///< Somebody should look.
  Note,    ///< Good to know.
};

/// "error", "warning" or "note".
llvm::StringRef severityName(Severity TheSeverity);

/// What is the same for all findings of a kind.
struct FindingClass {
  FindingKind Kind;
  llvm::StringLiteral Code;
  llvm::StringLiteral Title;
  Severity Default; ///< A project can choose another: Severities.h.
};

/// One for each kind, sorted by code.
llvm::ArrayRef<FindingClass> findingClasses();

const FindingClass &classOf(FindingKind Kind);

/// The kind whose code is \p Code; nothing when there is none.
std::optional<FindingKind> kindOfCode(llvm::StringRef Code);

/// All codes, for messages: "RR1001, RR1002, ...".
std::string knownCodes();

} // namespace reroute

#endif
