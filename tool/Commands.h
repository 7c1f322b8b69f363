#ifndef REROUTE_TOOL_COMMANDS_H
#define REROUTE_TOOL_COMMANDS_H

#include "Emit/Terminal.h"
#include "Run/Options.h"
#include "Support/ExitCode.h"
#include "llvm/Support/Error.h"

namespace reroute {

/// Everything the command line can say.
struct CommandLine {
  RunOptions Run;
  std::string Symbol;        ///< explain
  bool ChangesCount = false; ///< diff --check
  bool Force = false;        ///< init --force
  bool Quiet = false;
  bool Verbose = false;
  ColorChoice Color = ColorChoice::Auto;
};

ExitCode runDiff(const CommandLine &Line);
ExitCode runApply(const CommandLine &Line);
ExitCode runCheck(const CommandLine &Line);
ExitCode runExplain(const CommandLine &Line);
ExitCode runInit(const CommandLine &Line);

/// Prints \p E to standard error; the exit code it leads to.
ExitCode fail(llvm::Error E);

} // namespace reroute

#endif
