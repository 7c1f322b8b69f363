#include "CommandGroups.h"

using namespace reroute;

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

void reroute::addOutputFile(CLI::App &Command, CommandLine &Line) {
  Command.add_option("-o,--output", Line.Output,
                     "File to write; standard output by default");
}

void reroute::addDirectory(CLI::App &Command, CommandLine &Line) {
  Command.add_option("-C,--directory", Line.Run.Root,
                     "The tree's root; the current folder by default");
}
