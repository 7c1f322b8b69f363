#ifndef REROUTE_AUDIT_HEADERAUDIT_H
#define REROUTE_AUDIT_HEADERAUDIT_H

#include "Audit/AuditChecks.h"
#include "Audit/HeaderReading.h"
#include "Rules/Coverage.h"

namespace reroute {

/// Something that a compat header does not give on its HIP side.
struct Lack {
  Provision What;
  std::vector<llvm::VersionTuple> Versions; ///< Of HIP, where it is missing.
  std::string Message;                      ///< Clang's, of the first.
};

/// Something that Clang finds wrong in a compat header or what it includes.
struct AuditError {
  std::string Place;   ///< "file:line:column", below the root; may be empty.
  std::string Message; ///< Clang's.
  llvm::VersionTuple Version; ///< The first of HIP that has it.
};

/// What is wrong with a compat header. Places are below the root.
struct HeaderAudit {
  std::vector<Lack> Lacks; ///< By name, then what it is.
  std::vector<AuditError> Errors;
  std::vector<ProvidedName> Stubs; ///< By place.
  /// Names that are defined twice where one compilation reads both.
  std::vector<std::pair<ProvidedName, ProvidedName>> Twice;
  std::vector<std::string> Unused; ///< Provided, but not asked for; sorted.
  /// Headers it includes that are neither the tree's nor HIP's runtime. With
  /// any missing, the next two hold what may follow from that alone.
  std::vector<std::string> MissingHeaders;
  std::vector<AuditError> Doubtful;
  std::vector<std::string> Unknown; ///< Names it defines by such a header's.
  /// Versions for which Clang gave up, so that nobody knows what is missing.
  std::vector<llvm::VersionTuple> NotKnown;

  bool isClean() const {
    return Lacks.empty() && Errors.empty() && Stubs.empty() && Twice.empty();
  }
  /// Whether all questions have an answer.
  bool isComplete() const { return NotKnown.empty() && MissingHeaders.empty(); }
};

/// A header to audit.
struct AuditRequest {
  llvm::StringRef Path; ///< Absolute.
  llvm::StringRef Root; ///< The tree's, searched for what the header includes.
  /// What HIP's build defines: the guard, and other macros, "NAME" or
  /// "NAME=VALUE".
  std::vector<std::string> Defines;
  const HeaderNeeds &Needs; ///< What it has to give.
  const Coverage &Rules;
};

/// Compiles the HIP side of a header, whoever wrote it, against headers made
/// from HIP's models, for every version of the rules, and looks what it gives
/// and what it lacks: names, calls with CUDA's signatures and defaults, fields.
HeaderAudit auditHeader(const AuditRequest &Request);

} // namespace reroute

#endif
