// rules list, lint, test, suggest and export: the packs themselves.

#include "CommandGroups.h"
#include "Explain/RuleSuggestions.h"
#include "Explain/SymbolList.h"
#include "Lint/PackLint.h"
#include "Run/DefaultProject.h"
#include "Run/Models.h"
#include "Run/RuleTests.h"
#include "Run/Rules.h"
#include "Support/EmbeddedFiles.h"
#include "Support/ToolError.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace reroute;
using llvm::StringRef;

namespace {

/// What the commands of this group have besides the options of all commands.
struct RulesOptions {
  ListOptions List;
  std::string Since;
  std::string Folder;
};

} // namespace

static ExitCode runList(const CommandLine &Line, RulesOptions Options) {
  if (!Options.Since.empty() && Options.List.Since.tryParse(Options.Since))
    return fail(makeError(ExitCode::Usage, "--since: error: '" +
                                               llvm::Twine(Options.Since) +
                                               "' is no version such as 12.4"));
  llvm::Expected<ProjectFile> Project = projectAt(Line.Run.Root);
  if (!Project)
    return fail(Project.takeError());
  bool IsDefault =
      !llvm::sys::fs::exists(Line.Run.Root + "/" + ProjectFileName);
  if (IsDefault)
    Project->HipMinimum = {};
  llvm::Expected<Coverage> All = loadCoverage(*Project, Line.Run.Root);
  if (!All)
    return fail(All.takeError());
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  listSymbols(*All, Options.List, OS);
  if (llvm::Error E = writeOutput(Line.Output, Text))
    return fail(std::move(E));
  return ExitCode::Clean;
}

static llvm::Error exportTo(StringRef Folder, bool Force) {
  // Look before the first file is written, so that nothing is half done.
  for (const EmbeddedFile &File : embeddedFiles()) {
    llvm::SmallString<256> Path(Folder);
    llvm::sys::path::append(Path, File.Path);
    if (!Force && llvm::sys::fs::exists(Path))
      return makeError(ExitCode::Usage,
                       Path + ": error: there is one already; `reroute rules "
                              "export --force` replaces it");
  }
  for (const EmbeddedFile &File : embeddedFiles()) {
    llvm::SmallString<256> Path(Folder);
    llvm::sys::path::append(Path, File.Path);
    if (auto Code = llvm::sys::fs::create_directories(
            llvm::sys::path::parent_path(Path)))
      return makeError(ExitCode::Usage,
                       Path + ": error: cannot be written: " + Code.message());
    if (llvm::Error E = writeOutput(Path, File.Contents))
      return E;
  }
  return llvm::Error::success();
}

static ExitCode runExport(const CommandLine &Line,
                          const RulesOptions &Options) {
  if (llvm::Error E = exportTo(Options.Folder, Line.Force))
    return fail(std::move(E));
  llvm::outs() << embeddedFiles().size() << " files written to "
               << Options.Folder << '\n';
  return ExitCode::Clean;
}

static void printIndented(StringRef Label, StringRef Text) {
  llvm::SmallVector<StringRef> Lines;
  Text.split(Lines, '\n');
  for (StringRef Each : Lines) {
    llvm::outs() << "  " << Label << Each << '\n';
    Label = "            ";
  }
}

static ExitCode runTests(const CommandLine &Line) {
  llvm::Expected<ProjectFile> Project = projectAt(Line.Run.Root);
  if (!Project)
    return fail(Project.takeError());
  llvm::Expected<RuleTestResult> Result = runRuleTests(*Project, Line.Run.Root);
  if (!Result)
    return fail(Result.takeError());
  for (const FailedRuleTest &Each : Result->Failed) {
    llvm::outs() << Each.Origin.File << ':' << Each.Origin.Line
                 << ": error: a test of " << Each.Symbol << " failed\n";
    printIndented("code        ", Each.In);
    printIndented("expected    ", Each.Expected);
    printIndented("got         ", Each.Got);
    if (!Each.Reason.empty())
      printIndented("because     ", Each.Reason);
  }
  llvm::outs() << Result->Ran << " tests of rules run, " << Result->Implied
               << " rules without a counterpart checked, "
               << Result->Failed.size() << " failed\n";
  bool None = Result->Ran + Result->Implied == 0;
  if (None)
    llvm::outs() << "no rule has a test, which counts as a failure\n";
  return None || !Result->Failed.empty() ? ExitCode::RuleTestFailed
                                         : ExitCode::Clean;
}

/// The packs to lint: those that were named, else those that the project at
/// the root extends.
static llvm::Expected<std::vector<PackReference>>
packsToLint(const CommandLine &Line) {
  std::vector<PackReference> Packs;
  for (const std::string &Name : Line.Operands)
    Packs.push_back({Name, {}});
  if (!Packs.empty())
    return Packs;
  llvm::Expected<ProjectFile> Project = projectAt(Line.Run.Root);
  if (!Project)
    return Project.takeError();
  return Project->Extends;
}

static std::string listed(llvm::ArrayRef<llvm::VersionTuple> Versions) {
  std::string Text;
  for (const llvm::VersionTuple &Each : Versions)
    Text += (Text.empty() ? "" : ", ") + Each.getAsString();
  return Text;
}

static llvm::Error lintOne(const PackReference &Reference,
                           const CommandLine &Line, LintCounts &Counts,
                           std::string &Name) {
  llvm::Expected<PackText> Text = readPack(Reference.Name, Line.Run.Root);
  if (!Text)
    return Text.takeError();
  Name = Text->BufferName;
  llvm::Expected<LoadedPacks> Loaded = loadPacks(Reference, Line.Run.Root);
  if (!Loaded)
    return Loaded.takeError();
  Loaded->Packs.pop_back(); // The one to lint is last.
  return lintPack(Text->Text, Name, std::move(Loaded->Packs),
                  std::move(Loaded->Models), Counts);
}

static ExitCode runLint(const CommandLine &Line) {
  llvm::Expected<std::vector<PackReference>> Packs = packsToLint(Line);
  if (!Packs)
    return fail(Packs.takeError());
  ExitCode Result = ExitCode::Clean;
  for (const PackReference &Each : *Packs) {
    LintCounts Counts;
    std::string Name;
    if (llvm::Error E = lintOne(Each, Line, Counts, Name)) {
      // Findings are what was asked for; other errors go the usual way.
      if (Counts.Findings == 0) {
        Result = worse(Result, fail(std::move(E)));
        continue;
      }
      std::string Message;
      Result = worse(Result, takeError(std::move(E), Message));
      llvm::outs() << Message << '\n';
    }
    llvm::outs() << Name << ": " << Counts.Rules << " rules, " << Counts.Calls
                 << " calls compiled (CUDA " << listed(Counts.CudaVersions)
                 << "; HIP " << listed(Counts.HipVersions) << "), "
                 << Counts.Findings << " findings\n";
  }
  return Result;
}

static ExitCode runSuggest(const CommandLine &Line) {
  llvm::Expected<RunResult> Run = analyse(Line.Run);
  if (!Run)
    return fail(Run.takeError());
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  size_t Entries = suggestRules(*Run, OS);
  if (llvm::Error E = writeOutput(Line.Output, Text))
    return fail(std::move(E));
  llvm::errs() << "reroute: " << Entries << " unmapped symbols\n";
  return ExitCode::Clean;
}

//===-- Options -----------------------------------------------------------===//

static void addListOptions(CLI::App &List, CommandLine &Line,
                           RulesOptions &Options) {
  const std::map<std::string, ListFormat> Formats{
      {"table", ListFormat::Table},
      {"json", ListFormat::Json},
      {"csv", ListFormat::Csv},
      {"markdown", ListFormat::Markdown}};
  List.add_option_function<std::string>(
          "--format",
          [&Options, Formats](const std::string &Name) {
            Options.List.Format = Formats.at(Name);
          },
          "table, json, csv or markdown")
      ->check(CLI::IsMember({"table", "json", "csv", "markdown"}));
  const std::map<std::string, Grade> Grades{{"exact", Grade::Exact},
                                            {"degraded", Grade::Degraded},
                                            {"unsupported", Grade::Unsupported},
                                            {"unmapped", Grade::Unmapped}};
  List.add_option_function<std::string>(
          "--grade",
          [&Options, Grades](const std::string &Name) {
            Options.List.OnlyGrade = Grades.at(Name);
          },
          "Only symbols with this grade in the newest HIP version")
      ->check(CLI::IsMember({"exact", "degraded", "unsupported", "unmapped"}));
  List.add_option("--since", Options.Since,
                  "Only symbols that came with this version of CUDA or later");
  addOutputFile(List, Line);
  addDirectory(List, Line);
}

void reroute::addRulesCommands(CLI::App &App, CommandLine &Line,
                               ExitCode &Result) {
  auto Options = std::make_shared<RulesOptions>();
  CLI::App *Rules = App.add_subcommand("rules", "The rule packs themselves");
  Rules->require_subcommand(1);

  CLI::App *List = Rules->add_subcommand(
      "list", "Every symbol with its grade in each HIP version");
  addListOptions(*List, Line, *Options);
  List->callback([&, Options] { Result = runList(Line, *Options); });

  CLI::App *Lint = Rules->add_subcommand(
      "lint", "Prove packs against the API models and with Clang");
  Lint->add_option("packs", Line.Operands,
                   "Built-in packs or files; by default those that the tree's "
                   "project extends");
  addDirectory(*Lint, Line);
  Lint->callback([&] { Result = runLint(Line); });

  CLI::App *Test = Rules->add_subcommand(
      "test", "Run the tests inside the rules through the rewriter");
  addDirectory(*Test, Line);
  Test->callback([&] { Result = runTests(Line); });

  CLI::App *Suggest = Rules->add_subcommand(
      "suggest", "Print entries for the unmapped symbols of a tree");
  addAnalysisOptions(*Suggest, Line);
  addOutputFile(*Suggest, Line);
  addDirectory(*Suggest, Line);
  Suggest->callback([&] { Result = runSuggest(Line); });

  CLI::App *Export = Rules->add_subcommand(
      "export", "Write the built-in packs, API models and headers to a folder");
  Export->add_option("folder", Options->Folder, "Made when it is not there")
      ->required();
  Export->add_flag("--force", Line.Force, "Replace files that are there");
  Export->callback([&, Options] { Result = runExport(Line, *Options); });
}
