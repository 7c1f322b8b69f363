#include "CommandGroups.h"
#include "Report/ReportFormat.h"

using namespace reroute;

void reroute::addAnalysisOptions(CLI::App &Command, CommandLine &Line) {
  Command.add_option("paths", Line.Run.Paths,
                     "Files or folders of the tree; all of it by default");
  addParseOptions(Command, Line);
}

void reroute::addParseOptions(CLI::App &Command, CommandLine &Line) {
  RunOptions &Run = Line.Run;
  Command
      .add_option("-p,--build", Run.Builds,
                  "Compilation database, or the folder that holds it")
      ->allow_extra_args(false);
  Command
      .add_option("--extra-arg", Run.ExtraArgs,
                  "Argument for Clang, behind all others")
      ->allow_extra_args(false);
  Command
      .add_option("--extra-arg-before", Run.ExtraArgsBefore,
                  "Argument for Clang, before all others")
      ->allow_extra_args(false);
  Command.add_option("--cuda-path", Run.CudaPath,
                     "CUDA toolkit to parse with; by default none is needed");
  const std::map<std::string, ApiHeaders> Apis{
      {"auto", ApiHeaders::Auto},
      {"embedded", ApiHeaders::Embedded},
      {"real", ApiHeaders::Real}};
  Command
      .add_option_function<std::string>(
          "--api",
          [&Run, Apis](const std::string &Name) { Run.Api = Apis.at(Name); },
          "CUDA's headers: embedded, real (a toolkit's), or auto, which takes "
          "a toolkit where a command line or --cuda-path names one")
      ->check(CLI::IsMember({"auto", "embedded", "real"}));
  const std::map<std::string, NamesMode> Modes{{"keep", NamesMode::Keep},
                                               {"neutral", NamesMode::Neutral},
                                               {"hip", NamesMode::Hip}};
  Command
      .add_option_function<std::string>(
          "--names",
          [&Run, Modes](const std::string &Name) {
            Run.Names = Modes.at(Name);
          },
          "keep, neutral or hip, instead of the project file's")
      ->check(CLI::IsMember({"keep", "neutral", "hip"}));
  Command.add_option("-j,--jobs", Run.Threads,
                     "Parses at a time; by default one for each core");
  Command.add_option("--unit-timeout", Run.UnitSeconds,
                     "Seconds that the parse of one file may take, 120 by "
                     "default; 0 for no limit");
}

/// Two options that disagree about a code would make the order count, which the
/// parser does not keep.
static void choose(Severities &Chosen, const std::string &Option,
                   const std::string &Code,
                   std::optional<Severity> TheSeverity) {
  std::optional<FindingKind> Kind = kindOfCode(Code);
  if (!Kind)
    throw CLI::ValidationError(Option, "no finding has the code '" + Code +
                                           "'; there are " + knownCodes());
  if (Chosen.isChosen(*Kind) && Chosen.of(*Kind) != TheSeverity)
    throw CLI::ValidationError(Option,
                               "another option says something else of " + Code);
  Chosen.choose(*Kind, TheSeverity);
}

void reroute::addSeverityOptions(CLI::App &Command, CommandLine &Line) {
  Severities &Chosen = Line.Run.TheSeverities;
  auto Add = [&](const std::string &Option, const std::string &About,
                 std::optional<Severity> TheSeverity) {
    Command
        .add_option_function<std::vector<std::string>>(
            Option,
            [&Chosen, Option,
             TheSeverity](const std::vector<std::string> &All) {
              for (const std::string &Code : All)
                choose(Chosen, Option, Code, TheSeverity);
            },
            About)
        ->option_text("CODE,...")
        ->delimiter(',')
        ->allow_extra_args(false);
  };
  Add("--error", "Findings that fail the run, such as RR1003", Severity::Error);
  Add("--warning", "Findings that somebody should look at", Severity::Warning);
  Add("--note", "Findings that are good to know", Severity::Note);
  Add("--off", "Findings that are not reported", std::nullopt);
}

void reroute::addColorOption(CLI::App &Command, CommandLine &Line) {
  const std::map<std::string, ColorChoice> Choices{
      {"auto", ColorChoice::Auto},
      {"always", ColorChoice::Always},
      {"never", ColorChoice::Never}};
  Command
      .add_option_function<std::string>(
          "--color",
          [&Line, Choices](const std::string &Name) {
            Line.Color = Choices.at(Name);
          },
          "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
}

void reroute::addFormatOptions(CLI::App &Command, CommandLine &Line) {
  std::vector<std::string> Names;
  std::string About = "What standard output gets:";
  for (const ReportFormat &Each : reportFormats()) {
    About += (Names.empty() ? " " : ", ") + Each.Name.str() + " (" +
             Each.About.str() + ")";
    Names.push_back(Each.Name.str());
  }
  Command.add_option("--format", Line.Format, About)
      ->option_text("FORMAT")
      ->check(CLI::IsMember(Names));
  Command
      .add_option("--output", Line.Reports,
                  "Write a report to a file, too; may be given several times")
      ->option_text("FORMAT=FILE ...")
      ->allow_extra_args(false);
}

void reroute::addOutputFile(CLI::App &Command, CommandLine &Line) {
  Command.add_option("-o,--output", Line.Output,
                     "File to write; standard output by default");
}

void reroute::addDirectory(CLI::App &Command, CommandLine &Line) {
  Command.add_option("-C,--directory", Line.Run.Root,
                     "The tree's root; the current folder by default");
}
