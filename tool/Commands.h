#ifndef REROUTE_TOOL_COMMANDS_H
#define REROUTE_TOOL_COMMANDS_H

#include "Rules/ProjectFile.h"
#include "Run/Run.h"
#include "Support/ExitCode.h"
#include "Support/Terminal.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace reroute {

struct Report;

/// Everything the command line can say.
struct CommandLine {
  RunOptions Run;
  std::string Symbol;                ///< explain
  std::vector<std::string> Operands; ///< api: names or paths of models.
  std::string ToolkitRoot;           ///< api dump --root
  std::string Version;               ///< api dump --api-version
  std::string Header;                ///< check --header
  std::string Output;                ///< -o; empty: standard output.
  std::string Format = "text";       ///< check --format
  std::vector<std::string> Reports;  ///< check --output: FORMAT=FILE
  bool ChangesCount = false;         ///< diff --check
  bool Force = false;                ///< init --force
  bool Quiet = false;
  bool Verbose = false;
  ColorChoice Color = ColorChoice::Auto;
};

ExitCode runDiff(const CommandLine &Line);
ExitCode runApply(const CommandLine &Line);
ExitCode runCheck(const CommandLine &Line);
ExitCode runVerify(const CommandLine &Line);
ExitCode runExplain(const CommandLine &Line);
ExitCode runInit(const CommandLine &Line);

/// Audits the compat header \p Path of the tree, root-relative, or the route's
/// when it is empty, and prints what is wrong with it.
ExitCode auditHeaderOf(const RunResult &Run, std::string Path, bool Verbose);

/// The project of the tree at \p Root; a folder without a project file gets
/// defaultProject(), since a question about rules needs no tree.
llvm::Expected<ProjectFile> projectAt(const std::string &Root);

/// Says so on standard error when \p All breaks the promise that every token is
/// accounted for.
void reportInternalError(const Report &All);

/// Prints \p E to standard error; the exit code it leads to.
ExitCode fail(llvm::Error E);

/// Writes all of \p Text to the file \p Path, which is old or new but never
/// half written, or to standard output when \p Path is empty or "-". Fails
/// with ExitCode::Usage.
llvm::Error writeOutput(llvm::StringRef Path, llvm::StringRef Text);

} // namespace reroute

#endif
