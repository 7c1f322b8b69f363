// header: the compat header that the sources are routed to.

#include "CommandGroups.h"
#include "Emit/ApplyFiles.h"
#include "Emit/ColoredDiff.h"
#include "Emit/UnifiedDiff.h"
#include "Header/HeaderAudit.h"
#include "Header/HeaderText.h"
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
};

} // namespace

/// What is in the header now; nothing when there is none.
static std::optional<std::string> textOf(const std::string &Path) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path);
  if (!Buffer)
    return std::nullopt;
  return (*Buffer)->getBuffer().str();
}

static llvm::Expected<std::string> makeHeader(const RunResult &Run,
                                              const HeaderOptions &Options) {
  if (Run.Project.Names == NamesMode::Hip)
    return makeError(ExitCode::Usage,
                     "reroute.yaml: error: sources that use HIP's names "
                     "(names: hip) need no compat header");
  llvm::Expected<Coverage> Rules = loadCoverage(Run.Project, Run.Root);
  if (!Rules)
    return Rules.takeError();
  UsedSymbols Used = usedSymbols(Run);
  if (Options.WholeSurface)
    for (const CoverageRow &Row : Rules->Rows)
      Used.Names.insert(Row.Name);
  return writeCompatHeader(
      {Run.Project, *Rules, std::move(Used.Names), std::move(Used.Uses)});
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

static std::string listed(llvm::ArrayRef<llvm::VersionTuple> Versions) {
  std::vector<std::string> Names;
  for (const llvm::VersionTuple &Each : Versions)
    Names.push_back(Each.getAsString());
  return listed(llvm::ArrayRef<std::string>(Names));
}

/// The header that is there, whoever wrote it.
static ExitCode audit(const RunResult &Run, const std::string &Path) {
  llvm::Expected<Coverage> Rules = loadCoverage(Run.Project, Run.Root);
  if (!Rules)
    return fail(Rules.takeError());
  std::string Full = Run.Root + "/" + Path;
  if (!textOf(Full))
    return fail(makeError(ExitCode::Usage,
                          Path + ": error: there is no header to audit; "
                                 "`reroute header` writes one"));
  UsedSymbols Used = usedSymbols(Run);
  HeaderAudit Audit = auditHeader(Full, Run.Project.TheRoute->Guard, Run.Root,
                                  Used.Names, *Rules);
  for (const AuditError &Each : Audit.Errors)
    llvm::outs() << (Each.Place.empty() ? Path : Each.Place)
                 << ": error: " << Each.Message << " (HIP "
                 << Each.Version.getAsString() << ")\n";
  const RuleTable &Newest = *Rules->Tables.back();
  for (const MissingSymbol &Each : Audit.Missing) {
    llvm::outs() << Path << ": error: lacks " << Each.Name << " ("
                 << kindName(Newest.symbol(Each.Name)->Kind) << ") for HIP "
                 << listed(Each.Versions);
    const Mapping &Known = Newest.lookup(Each.Name, {});
    if (!Known.Hip.empty())
      llvm::outs() << "; it is " << Known.Hip << " there";
    else if (!Known.Why.empty())
      llvm::outs() << "; " << Known.Why;
    llvm::outs() << '\n';
  }
  if (!Audit.NotKnown.empty()) {
    llvm::outs() << Path << ": what it lacks for HIP " << listed(Audit.NotKnown)
                 << " is not known, since Clang gave up there\n";
    return ExitCode::NotAnalysed;
  }
  bool Clean = Audit.Errors.empty() && Audit.Missing.empty();
  llvm::outs() << Path << ": " << Used.Names.size() << " used symbols, "
               << Audit.Missing.size() << " missing\n";
  return Clean ? ExitCode::Clean : ExitCode::Findings;
}

static ExitCode runHeader(const CommandLine &Line,
                          const HeaderOptions &Options) {
  llvm::Expected<RunResult> Run = analyse(Line.Run);
  if (!Run)
    return fail(Run.takeError());
  if (Options.Audit)
    return audit(*Run,
                 Run->Project.TheRoute ? Run->Project.TheRoute->Path : "");
  llvm::Expected<std::string> Text = makeHeader(*Run, Options);
  if (!Text)
    return fail(Text.takeError());
  if (!Line.Output.empty()) {
    if (llvm::Error E = writeOutput(Line.Output, *Text))
      return fail(std::move(E));
    return ExitCode::Clean;
  }
  std::string Path = Run->Project.TheRoute ? Run->Project.TheRoute->Path : "";
  if (Path.empty())
    return fail(makeError(ExitCode::Usage,
                          "reroute.yaml: error: route has no path:, so say "
                          "where the header goes with -o"));
  std::optional<std::string> Before = textOf(Run->Root + "/" + Path);
  if (Line.ChangesCount)
    return compare(Path, Before, *Text, Line);
  if (llvm::Error E = checkReplaceable(Before, Path, Line.Force))
    return fail(std::move(E));
  if (Before != *Text)
    if (llvm::Error E = applyAll(Run->Root, FileChange{Path, Before, *Text}))
      return fail(std::move(E));
  return ExitCode::Clean;
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
  Header->add_flag("--force", Line.Force, "Replace a header that people wrote");
  addOutputFile(*Header, Line);
  addColorOption(*Header, Line);
  addDirectory(*Header, Line);
  Header->callback([&, Options] { Result = runHeader(Line, *Options); });
}
