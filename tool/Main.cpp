// The command line: parses options and wires the parts. Everything else is in
// lib/.

#include "CommandGroups.h"
#include "Tree/GitLibrary.h"
#include "llvm/Support/InitLLVM.h"

using namespace reroute;

static void addOutputOptions(CLI::App &Command, CommandLine &Line) {
  Command.add_flag("-q,--quiet", Line.Quiet, "No report, only the result");
  Command.add_flag("-v,--verbose", Line.Verbose, "A longer report");
  addColorOption(Command, Line);
  addDirectory(Command, Line);
}

int main(int Argc, char **Argv) {
  llvm::InitLLVM Init(Argc, Argv);
  // Starting libgit2 costs milliseconds each time that nobody holds it.
  GitLibrary Git;
  CommandLine Line;
  ExitCode Result = ExitCode::Clean;

  CLI::App App("Routes a CUDA code base through one CUDA/HIP compatibility "
               "header.",
               "reroute");
  App.set_version_flag("--version", REROUTE_VERSION);
  App.require_subcommand(1);
  App.footer("Exit codes: 0 clean, 1 findings, 2 usage or project file, "
             "3 invalid rule pack, 4 failed rule test,\n5 some inputs could "
             "not be analysed, 70 internal error.");

  CLI::App *Diff = App.add_subcommand(
      "diff", "Print what would change as a unified diff; report on stderr");
  addAnalysisOptions(*Diff, Line);
  Diff->add_flag("--check", Line.ChangesCount,
                 "Exit with 1 when anything would change");
  Diff->callback([&] { Result = runDiff(Line); });

  CLI::App *Apply =
      App.add_subcommand("apply", "Make the changes in the tree's files");
  addAnalysisOptions(*Apply, Line);
  Apply->callback([&] { Result = runApply(Line); });

  CLI::App *Check = App.add_subcommand(
      "check", "Report what stands in the way of a HIP build; change nothing");
  addAnalysisOptions(*Check, Line);
  Check->add_option("--header", Line.Header,
                    "Check this compat header instead of the sources: what it "
                    "lacks of what they use");
  addFormatOptions(*Check, Line);
  for (CLI::App *Command : {Diff, Apply, Check})
    addSeverityOptions(*Command, Line);
  Check->callback([&] { Result = runCheck(Line); });

  CLI::App *Verify = App.add_subcommand(
      "verify", "Type-check for HIP what the changes would make of the tree; "
                "change nothing");
  addAnalysisOptions(*Verify, Line);
  Verify->callback([&] { Result = runVerify(Line); });

  CLI::App *Explain = App.add_subcommand(
      "explain", "Tell all that is known about a symbol of CUDA, what became "
                 "of each name of a line and why, or what a finding means");
  Explain
      ->add_option(
          "what", Line.Symbol,
          "A symbol such as cudaMallocAsync, FILE:LINE of the tree, or "
          "a code such as RR1001")
      ->required();
  addParseOptions(*Explain, Line);
  Explain->callback([&] { Result = runExplain(Line); });

  CLI::App *Start = App.add_subcommand(
      "init", "Write a commented reroute.yaml from what the tree holds");
  Start->add_flag("--force", Line.Force, "Replace an existing reroute.yaml");
  Start->callback([&] { Result = runInit(Line); });

  addHeaderCommand(App, Line, Result);
  addApiCommands(App, Line, Result);
  addRulesCommands(App, Line, Result);

  for (CLI::App *Command : {Diff, Apply, Check, Verify, Explain, Start})
    addOutputOptions(*Command, Line);

  try {
    App.parse(Argc, Argv);
  } catch (const CLI::ParseError &Error) {
    int Code = App.exit(Error);
    return Code == 0 ? 0 : static_cast<int>(ExitCode::Usage);
  }
  return static_cast<int>(Result);
}
