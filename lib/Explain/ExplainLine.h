#ifndef REROUTE_EXPLAIN_EXPLAINLINE_H
#define REROUTE_EXPLAIN_EXPLAINLINE_H

#include "Explain/ExplainSymbol.h"
#include "Run/Run.h"

namespace reroute {

/// A line of a file as people name it.
struct SourceLine {
  std::string Path;
  unsigned Line;
};

/// Reads "FILE:LINE", and "FILE:LINE:COLUMN" as reports print it; empty when
/// \p Text is neither.
std::optional<SourceLine> parseSourceLine(llvm::StringRef Text);

/// Writes for each name, include and finding of \p Where what it was taken
/// for, who decided so, which rule answers and what becomes of it. The path is
/// relative to the tree or absolute. Fails with ExitCode::Usage for a file or
/// a line that does not exist, with ExitCode::Findings when nothing on the
/// line has to do with the surface; the message says why.
llvm::Error explainLine(const RunResult &Run, const SourceLine &Where,
                        const ExplainOptions &Options, llvm::raw_ostream &OS);

} // namespace reroute

#endif
