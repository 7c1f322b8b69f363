#ifndef REROUTE_HEADER_HEADERAUDIT_H
#define REROUTE_HEADER_HEADERAUDIT_H

#include "Rules/Coverage.h"
#include <set>

namespace reroute {

/// A symbol that a compat header does not define on its HIP side.
struct MissingSymbol {
  std::string Name;
  std::vector<llvm::VersionTuple> Versions; ///< Of HIP, where it is missing.
};

/// Something that Clang finds wrong in a compat header or what it includes.
struct AuditError {
  std::string Place;   ///< "file:line:column", below the root; may be empty.
  std::string Message; ///< Clang's.
  llvm::VersionTuple Version; ///< The first of HIP that has it.
};

/// What is wrong with a compat header.
struct HeaderAudit {
  std::vector<MissingSymbol> Missing; ///< By name.
  std::vector<AuditError> Errors;
  /// Versions for which Clang gave up, so that nobody knows what is missing.
  std::vector<llvm::VersionTuple> NotKnown;
};

/// Compiles the HIP side of the header at the absolute path \p Path, whoever
/// wrote it, against headers made from HIP's models, for every version of
/// \p Rules, and looks whether it gives each of \p Names a meaning. \p Guard
/// is the macro that selects HIP; \p Root, the tree's, is searched for what the
/// header includes.
HeaderAudit auditHeader(llvm::StringRef Path, llvm::StringRef Guard,
                        llvm::StringRef Root,
                        const std::set<std::string> &Names,
                        const Coverage &Rules);

/// What Clang finds wrong with \p Text, a compat header, on HIP's side for each
/// supported version. Places are "line:column" of \p Text.
std::vector<AuditError> compileHeader(llvm::StringRef Text,
                                      llvm::StringRef Guard,
                                      const Coverage &Rules);

} // namespace reroute

#endif
