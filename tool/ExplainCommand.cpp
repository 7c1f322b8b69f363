// explain: what is known about one symbol, for the tree's project or for none,
// what one line of the tree means, or what a code of a finding stands for.

#include "Commands.h"
#include "Explain/ExplainLine.h"
#include "Explain/ExplainSymbol.h"
#include "Report/FindingPages.h"
#include "Run/DefaultProject.h"
#include "Run/Rules.h"
#include "Support/ToolError.h"
#include "llvm/Support/FileSystem.h"
#include <unistd.h>

using namespace reroute;

llvm::Expected<ProjectFile> reroute::projectAt(const std::string &Root) {
  if (llvm::sys::fs::is_directory(Root) &&
      !llvm::sys::fs::exists(Root + "/" + ProjectFileName))
    return defaultProject();
  return loadProject(Root);
}

static ExitCode explainPlace(const CommandLine &Line, const SourceLine &Where,
                             const ExplainOptions &Options) {
  llvm::Expected<RunResult> Run = analyse(Line.Run);
  if (!Run)
    return fail(Run.takeError());
  if (llvm::Error E = explainLine(*Run, Where, Options, llvm::outs()))
    return fail(std::move(E));
  return ExitCode::Clean;
}

static ExitCode explainCode(const std::string &Code) {
  std::optional<llvm::StringRef> Page = findingPage(Code);
  if (!Page)
    return fail(makeError(ExitCode::Usage, Code +
                                               ": error: no finding has this "
                                               "code; there are " +
                                               knownCodes()));
  if (llvm::Error E = writeOutput("", *Page))
    return fail(std::move(E));
  return ExitCode::Clean;
}

ExitCode reroute::runExplain(const CommandLine &Line) {
  if (looksLikeCode(Line.Symbol))
    return explainCode(Line.Symbol);
  ExplainOptions Options;
  Options.Color = useColor(Line.Color, STDOUT_FILENO);
  Options.Width = terminalWidth(STDOUT_FILENO).value_or(Options.Width);
  if (std::optional<SourceLine> Where = parseSourceLine(Line.Symbol))
    return explainPlace(Line, *Where, Options);
  llvm::Expected<ProjectFile> Project = projectAt(Line.Run.Root);
  if (!Project)
    return fail(Project.takeError());
  llvm::Expected<RuleTable> Rules = loadRules(*Project, Line.Run.Root);
  if (!Rules)
    return fail(Rules.takeError());
  return explainSymbol(Line.Symbol, *Rules, Options, llvm::outs())
             ? ExitCode::Clean
             : ExitCode::Findings;
}
