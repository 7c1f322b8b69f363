#ifndef REROUTE_RULES_RECORDMATCH_H
#define REROUTE_RULES_RECORDMATCH_H

#include "Rules/ApiVersion.h"
#include "Rules/Rule.h"

namespace reroute {

/// A field of a CUDA record and its counterpart. One of them may be null: HIP
/// lacks the field, or has one of its own.
struct FieldPair {
  const ApiField *Cuda = nullptr;
  const ApiField *Hip = nullptr;
};

/// A record of CUDA beside its counterpart.
struct RecordMatch {
  const ApiSymbol *Cuda = nullptr;
  const ApiSymbol *Hip = nullptr;
  /// What `x.name` can reach: CUDA's in CUDA's order, then HIP's own.
  std::vector<FieldPair> Fields;
  /// Whether the fields that both have stand at the same places, so that an
  /// initialiser without names means the same. Always so for unions.
  bool SamePlaces = true;

  /// Whether a counterpart has another name.
  bool hasRenames() const;
  /// CUDA's fields that HIP lacks.
  std::vector<std::string> missing() const;
};

/// Matches the fields of \p Cuda with those of \p Hip by name, or by \p Renames
/// where these speak.
RecordMatch matchRecords(const ApiSymbol &Cuda, const ApiSymbol &Hip,
                         llvm::ArrayRef<FieldName> Renames);

} // namespace reroute

#endif
