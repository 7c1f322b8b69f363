#ifndef REROUTE_TOOL_COMMANDGROUPS_H
#define REROUTE_TOOL_COMMANDGROUPS_H

#include "Commands.h"
#include <CLI/CLI.hpp>

namespace reroute {

/// `reroute api …`. Running a command of the group sets \p Result.
void addApiCommands(CLI::App &App, CommandLine &Line, ExitCode &Result);

/// `reroute header`.
void addHeaderCommand(CLI::App &App, CommandLine &Line, ExitCode &Result);

/// `reroute rules …`.
void addRulesCommands(CLI::App &App, CommandLine &Line, ExitCode &Result);

// Options that several commands have.
/// How a tree is parsed.
void addParseOptions(CLI::App &Command, CommandLine &Line);
/// The same, and which of its files.
void addAnalysisOptions(CLI::App &Command, CommandLine &Line);
void addSeverityOptions(CLI::App &Command, CommandLine &Line);
void addColorOption(CLI::App &Command, CommandLine &Line);
void addFormatOptions(CLI::App &Command, CommandLine &Line);
void addOutputFile(CLI::App &Command, CommandLine &Line);
void addDirectory(CLI::App &Command, CommandLine &Line);

} // namespace reroute

#endif
