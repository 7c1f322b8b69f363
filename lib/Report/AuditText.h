#ifndef REROUTE_REPORT_AUDITTEXT_H
#define REROUTE_REPORT_AUDITTEXT_H

#include "Audit/HeaderAudit.h"
#include "Run/Run.h"
#include "Support/ExitCode.h"
#include "llvm/Support/raw_ostream.h"

namespace reroute {

/// Writes what \p Audit found about the header \p Path, root-relative, one
/// line each; what the tree uses and does not get comes with its places in the
/// tree, of which \p Verbose lists all. \p Newest is the rules' answer for the
/// newest supported HIP version.
void writeAudit(const HeaderAudit &Audit, llvm::StringRef Path,
                const RunResult &Run, const RuleTable &Newest, bool Verbose,
                llvm::raw_ostream &OS);

/// The exit code that \p Audit leads to.
ExitCode exitCodeOf(const HeaderAudit &Audit);

} // namespace reroute

#endif
