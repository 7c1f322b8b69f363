#ifndef REROUTE_PLAN_FINDING_H
#define REROUTE_PLAN_FINDING_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

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

/// What is the same for all findings of a kind.
struct FindingClass {
  llvm::StringLiteral Code;
  llvm::StringLiteral Title;
  Severity TheSeverity;
};

const FindingClass &classOf(FindingKind Kind);

/// The kind whose code is \p Code.
std::optional<FindingKind> findingKindOf(llvm::StringRef Code);

/// Stands for a finding's file where that is reroute.yaml.
inline constexpr uint32_t InProjectFile = ~0U;

/// One thing that somebody must look at.
struct Finding {
  FindingKind Kind;
  uint32_t File;       ///< Index into the scans, or InProjectFile.
  uint32_t Offset;     ///< In the file as it is now.
  std::string Subject; ///< The symbol, or the header.
  std::string Message; ///< Why, and what to do.
};

/// The finding about a name or a header of \p Surface, which no pack routes.
Finding unroutedSurface(llvm::StringRef Surface, uint32_t File,
                        uint32_t Offset);

} // namespace reroute

#endif
