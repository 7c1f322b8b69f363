#ifndef REROUTE_LINT_PACKLINT_H
#define REROUTE_LINT_PACKLINT_H

#include "Rules/RulePack.h"
#include <memory>

namespace reroute {

/// What lintPack looked at.
struct LintCounts {
  size_t Rules = 0;    ///< Written ones.
  size_t Calls = 0;    ///< Compiled, over all pairs of versions.
  size_t Findings = 0; ///< Those of the error.
  std::vector<llvm::VersionTuple> CudaVersions, HipVersions;
};

/// Proves the pack in \p Text, which stands on \p Below, against the API models
/// it names, in every measured version of both. Success means that nothing was
/// found; else the error is ExitCode::InvalidPack and lists every finding as
/// `file:line:column: error: …` with the line, a caret and often a hint.
///
/// Found are: what RulePack::parse refuses; rules for symbols that CUDA never
/// had; counterparts that HIP lacks in a version that the rule is for; calls
/// that Clang does not compile; a grade exact whose types differ; fields that
/// are not there; rules that repeat what is derived or that no use can reach;
/// conditions that nothing fulfils; call templates that do not fit; symbols
/// called unsupported that HIP has; missing tests and sources; patterns and
/// derivations that fit nothing.
llvm::Error lintPack(llvm::StringRef Text, llvm::StringRef BufferName,
                     std::vector<RulePack> Below,
                     std::vector<std::shared_ptr<const ApiModel>> Models,
                     LintCounts &Counts);

} // namespace reroute

#endif
