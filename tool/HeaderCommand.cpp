// header: the compat header that the sources are routed to.

#include "Apply/ApplyFiles.h"
#include "Apply/ColoredDiff.h"
#include "Apply/UnifiedDiff.h"
#include "CommandGroups.h"
#include "Header/ForwardHeader.h"
#include "Header/HeaderCheck.h"
#include "Header/SelfTest.h"
#include "Run/Rules.h"
#include "Run/UsedSymbols.h"
#include "Support/ToolError.h"
#include "Support/Words.h"
#include <unistd.h>

using namespace reroute;

namespace {

struct HeaderOptions {
  bool WholeSurface = false;
  bool Audit = false;
  bool Forward = false;
  std::string SelfTest; ///< File to write; empty: none.
};

/// A file that the command makes.
struct MadeFile {
  std::string Path; ///< Root-relative, or as the command line says it.
  std::string Text;
  bool InTree = true;
};

} // namespace

/// What is in the file now; nothing when there is none.
static std::optional<std::string> textOf(const std::string &Path) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path);
  if (!Buffer)
    return std::nullopt;
  return (*Buffer)->getBuffer().str();
}

/// Rules that people write can make a header that does not compile.
static llvm::Error checkCompiles(const MadeFile &Header,
                                 const HeaderRequest &Request) {
  std::vector<HeaderError> Errors =
      compileHeader(Header.Text, guardOf(Request.Project), Request.Rules);
  if (Errors.empty())
    return llvm::Error::success();
  const HeaderError &First = Errors.front();
  std::string Line;
  if (First.Line > 0) {
    llvm::StringRef Rest = Header.Text;
    for (unsigned I = 1; I < First.Line; ++I)
      Rest = Rest.split('\n').second;
    Line = "\n  " + Rest.split('\n').first.trim().str();
  }
  return makeError(ExitCode::InvalidPack,
                   Header.Path +
                       ": not written: it would not compile for HIP " +
                       First.Version.getAsString() + ": " + First.Message +
                       "; a rule that names the wrong counterpart does that, "
                       "and `reroute rules lint` finds it" +
                       Line);
}

/// The files that \p Options ask for, the compat header first.
static llvm::Expected<std::vector<MadeFile>>
makeFiles(const RunResult &Run, const HeaderOptions &Options,
          const std::string &Output) {
  if (Run.Project.Names == NamesMode::Hip || !Run.Project.TheRoute)
    return makeError(ExitCode::Usage,
                     "reroute.yaml: error: sources that use HIP's names "
                     "(names: hip) need no compat header");
  const std::string &Path =
      Output.empty() ? Run.Project.TheRoute->Path : Output;
  if (Path.empty())
    return makeError(ExitCode::Usage,
                     "reroute.yaml: error: route has no path:, so say where "
                     "the header goes with -o");
  llvm::Expected<Coverage> Rules = loadCoverage(Run.Project, Run.Root);
  if (!Rules)
    return Rules.takeError();
  UsedSymbols Used = usedSymbols(Run);
  if (Options.WholeSurface)
    for (const CoverageRow &Row : Rules->Rows)
      Used.Names.insert(Row.Name);
  HeaderRequest Request{Run.Project, *Rules, std::move(Used.Names),
                        std::move(Used.Uses)};
  bool InTree = Output.empty();
  std::vector<MadeFile> Files;
  Files.push_back({Path, writeCompatHeader(Request), InTree});
  if (llvm::Error E = checkCompiles(Files.front(), Request))
    return E;
  // A twin that is there is kept up to date.
  std::string Twin = forwardPath(Path);
  bool IsThere =
      InTree && llvm::StringRef(textOf(Run.Root + "/" + Twin).value_or(""))
                    .contains(GeneratedMark);
  if (Options.Forward || IsThere)
    Files.push_back({Twin, writeForwardHeader(Request), InTree});
  if (!Options.SelfTest.empty())
    Files.push_back({Options.SelfTest, writeSelfTest(Request), false});
  return Files;
}

/// A header that people wrote is not replaced without being told to.
static llvm::Error checkReplaceable(const std::optional<std::string> &Before,
                                    const std::string &Path, bool Force) {
  if (!Before || Force || llvm::StringRef(*Before).contains(GeneratedMark))
    return llvm::Error::success();
  return makeError(ExitCode::Usage,
                   Path + ": error: somebody wrote this header; `reroute "
                          "header --force` replaces it, and -o writes another");
}

static ExitCode compare(const std::string &Path,
                        const std::optional<std::string> &Before,
                        const std::string &Text, const CommandLine &Line) {
  if (Before == Text)
    return ExitCode::Clean;
  printDiff(llvm::outs(), unifiedDiff(Path, Before.value_or(""), Text),
            useColor(Line.Color, STDOUT_FILENO));
  llvm::outs().flush();
  llvm::errs() << "reroute: " << Path
               << " is stale: write it with `reroute header`\n";
  return ExitCode::Findings;
}

/// Writes all \p Files or none of those in the tree.
static llvm::Error write(const RunResult &Run, llvm::ArrayRef<MadeFile> Files,
                         bool Force) {
  std::vector<FileChange> Changes;
  for (const MadeFile &Each : Files) {
    if (!Each.InTree)
      continue;
    std::optional<std::string> Before = textOf(Run.Root + "/" + Each.Path);
    if (llvm::Error E = checkReplaceable(Before, Each.Path, Force))
      return E;
    if (Before != Each.Text)
      Changes.push_back({Each.Path, Before, Each.Text});
  }
  for (const MadeFile &Each : Files)
    if (!Each.InTree)
      if (llvm::Error E = writeOutput(Each.Path, Each.Text))
        return E;
  return applyAll(Run.Root, Changes);
}

static ExitCode runHeader(const CommandLine &Line,
                          const HeaderOptions &Options) {
  llvm::Expected<RunResult> Run = analyse(Line.Run);
  if (!Run)
    return fail(Run.takeError());
  if (Options.Audit)
    return auditHeaderOf(*Run, "", Line.Verbose);
  llvm::Expected<std::vector<MadeFile>> Files =
      makeFiles(*Run, Options, Line.Output);
  if (!Files)
    return fail(Files.takeError());
  if (!Line.ChangesCount) {
    if (llvm::Error E = write(*Run, *Files, Line.Force))
      return fail(std::move(E));
    return ExitCode::Clean;
  }
  ExitCode Code = ExitCode::Clean;
  for (const MadeFile &Each : *Files)
    Code = worse(Code, compare(Each.Path,
                               textOf(Each.InTree ? Run->Root + "/" + Each.Path
                                                  : Each.Path),
                               Each.Text, Line));
  return Code;
}

void reroute::addHeaderCommand(CLI::App &App, CommandLine &Line,
                               ExitCode &Result) {
  auto Options = std::make_shared<HeaderOptions>();
  CLI::App *Header = App.add_subcommand(
      "header", "Write the compat header that the sources are routed to");
  addAnalysisOptions(*Header, Line);
  Header
      ->add_option_function<std::string>(
          "--surface",
          [Options](const std::string &Which) {
            Options->WholeSurface = Which == "all";
          },
          "used (what the tree uses) or all")
      ->check(CLI::IsMember({"used", "all"}));
  Header->add_flag("--check", Line.ChangesCount,
                   "Write nothing; exit with 1 and a diff when it is stale");
  Header->add_flag("--audit", Options->Audit,
                   "Write nothing; say what the header that is there lacks of "
                   "what the tree uses");
  Header->add_flag("--forward", Options->Forward,
                   "Write the twin ..._fwd.h, too: handles without a toolkit");
  Header->add_option("--self-test", Options->SelfTest,
                     "Write a source that compiles only if the header is "
                     "right, for your own build to compile");
  Header->add_flag("--force", Line.Force, "Replace a header that people wrote");
  addOutputFile(*Header, Line);
  addColorOption(*Header, Line);
  addDirectory(*Header, Line);
  Header->callback([&, Options] { Result = runHeader(Line, *Options); });
}
