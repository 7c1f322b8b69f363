#ifndef REROUTE_COMPILE_CLANGOPTIONS_H
#define REROUTE_COMPILE_CLANGOPTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace reroute {

/// An option with its values, as spelled.
struct ClangOption {
  std::vector<std::string> Words;
  /// A macro or a search path: no spelling of it makes the driver fail.
  bool AlwaysAccepted = false;
};

/// What is left of a command line.
struct ClangOptions {
  std::vector<ClangOption> Options; ///< In order.
  std::string Language; ///< Of the -x that applies to the input; may be empty.
  std::string Input;    ///< The last input; empty when there is none.
  std::vector<std::string> Notes; ///< What was dropped though it may matter.
};

/// Keeps of a GCC-like compiler's arguments what tells how to parse: macros,
/// search paths, forced includes, the dialect, the target and what else
/// changes predefined macros or the accepted language. Left out is what Clang
/// does not know, what is for another phase or for devices, and everything
/// that loads code, names an output or writes one.
ClangOptions selectParseOptions(llvm::ArrayRef<std::string> Arguments);

} // namespace reroute

#endif
