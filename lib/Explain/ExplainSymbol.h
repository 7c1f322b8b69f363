#ifndef REROUTE_EXPLAIN_EXPLAINSYMBOL_H
#define REROUTE_EXPLAIN_EXPLAINSYMBOL_H

#include "Rules/RuleTable.h"
#include "llvm/Support/raw_ostream.h"

namespace reroute {

struct ExplainOptions {
  bool Color = false;
  unsigned Width = 80; ///< Columns of a line; less than 40 counts as 40.
};

/// Writes everything that \p Rules know about \p Name: what it is in which
/// versions of CUDA, what stands for it on HIP under which condition, how well,
/// why and who says so, and what that is in which versions of HIP. For a name
/// that nobody knows it says so and lists near ones.
///
/// Returns whether the name is one of the surface: a symbol or a header.
bool explainSymbol(llvm::StringRef Name, const RuleTable &Rules,
                   const ExplainOptions &Options, llvm::raw_ostream &OS);

} // namespace reroute

#endif
