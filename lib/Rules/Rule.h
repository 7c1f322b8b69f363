#ifndef REROUTE_RULES_RULE_H
#define REROUTE_RULES_RULE_H

#include "Api/ApiModel.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace reroute {

/// How well a symbol's counterpart serves.
enum class Grade {
  Exact,
  Degraded,    ///< Works, with a stated difference.
  Unsupported, ///< No counterpart; Mapping::Why says the reason.
  Unmapped,    ///< No rule says anything.
};

/// "exact", "degraded", … as packs and reports spell it.
llvm::StringRef gradeName(Grade TheGrade);

/// What happens to names: kept for the compat header to define, replaced by
/// neutral ones it defines for both sides, or replaced by HIP's.
enum class NamesMode { Keep, Neutral, Hip };

/// The replacement of a whole call: text with `$1`, `$2`, … for arguments and
/// `$*` for all of them, `$$` for a dollar sign.
class CallTemplate {
public:
  struct Piece {
    static constexpr unsigned All = ~0U;
    std::string Literal;   ///< Text, when Argument is 0.
    unsigned Argument = 0; ///< From 1, or All.
  };

  /// Fails when a `$` is followed by none of the forms above.
  static llvm::Expected<CallTemplate> parse(llvm::StringRef Text);

  std::vector<Piece> Pieces;
  /// The largest argument number a piece names.
  unsigned argumentCount() const;
  /// The template as a pack writes it.
  std::string text() const;
  /// The call with \p Arguments put in; a `$n` beyond them becomes nothing.
  std::string expand(llvm::ArrayRef<std::string> Arguments) const;
};

/// When a mapping applies. Everything that is set must hold.
struct Condition {
  std::optional<unsigned> Arguments; ///< The call passes this many.
  /// Type of a parameter (from 1) of the declaration that the name resolves
  /// to, as the API model spells it.
  std::vector<std::pair<unsigned, std::string>> ParameterTypes;
  VersionSpan Cuda;
  VersionSpan Hip;

  /// Whether nothing is set but, perhaps, versions.
  bool fitsEveryShape() const { return !Arguments && ParameterTypes.empty(); }
};

/// A field of a struct that HIP calls otherwise.
struct FieldName {
  std::string Cuda;
  std::string Hip;
};

/// One answer of a rule. Written as Exact or Degraded with no Hip, it grades
/// the counterpart that derivation (or the pack below) gives.
struct Mapping {
  Condition When;
  Grade TheGrade = Grade::Unmapped;
  std::string Hip;                  ///< HIP's name; empty when there is none.
  std::optional<CallTemplate> Call; ///< For calls whose arguments differ.
  std::vector<FieldName> Fields;    ///< Of a struct; all others agree.
  /// Degraded: the difference. Unsupported, Unmapped: why there is no
  /// counterpart. Exact: a note, such as another numeric value; often empty.
  std::string Why;
  std::string Instead; ///< What to do instead.
  std::string Source;  ///< Where the fact is published.
};

/// Where a rule, or a test inside it, is written.
struct RuleOrigin {
  std::string File;
  unsigned Line = 0;
};

/// A pack that a project or another pack extends.
struct PackReference {
  std::string Name; ///< Of a built-in pack, or a path.
  RuleOrigin Origin;
};

/// A test inside a rule: the code and what `names: hip` makes of it in a
/// project that supports these versions alone.
struct RuleTest {
  std::string In;
  std::string Out;
  llvm::VersionTuple Cuda; ///< Empty: the newest one measured.
  llvm::VersionTuple Hip;  ///< Empty: the newest one measured.
  RuleOrigin Origin;
};

/// A parameter that points to an array, and the one that has its length; both
/// count from 1.
struct ArrayParameter {
  unsigned Array;
  unsigned Length;
};

/// What is known about one symbol of the surface.
struct Rule {
  std::string Symbol;
  std::vector<Mapping> Mappings; ///< The first whose condition holds counts.
  std::vector<RuleTest> Tests;
  std::string Neutral; ///< Name in `names: neutral`; empty: by the pattern.
  /// Of a function, from 1: what a call writes and does not read.
  std::vector<unsigned> Outputs;
  std::vector<ArrayParameter> Arrays;
  RuleOrigin Origin;
};

} // namespace reroute

#endif
