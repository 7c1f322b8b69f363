#ifndef REROUTE_SUPPORT_TERMINAL_H
#define REROUTE_SUPPORT_TERMINAL_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdlib>
#include <optional>

namespace reroute {

/// What the user said about colours.
enum class ColorChoice { Auto, Always, Never };

/// Looks up an environment variable; null when it is not set.
using Environment = llvm::function_ref<const char *(const char *)>;

/// Whether to write colours to \p Fd. Auto asks, in this order: NO_COLOR (set
/// and not empty: no, see no-color.org), CLICOLOR_FORCE (set and not "0": yes,
/// see bixense.com/clicolors), CLICOLOR=0 and TERM missing or "dumb" (no), and
/// at last whether \p Fd is a terminal.
bool useColor(ColorChoice Choice, int Fd, Environment GetEnv = std::getenv);

/// The columns of the terminal behind \p Fd, or what COLUMNS says;
/// std::nullopt when there is no terminal.
std::optional<unsigned> terminalWidth(int Fd, Environment GetEnv = std::getenv);

} // namespace reroute

#endif
