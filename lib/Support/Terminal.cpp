#include "Support/Terminal.h"
#include "llvm/ADT/StringRef.h"
#include <sys/ioctl.h>
#include <unistd.h>

using namespace reroute;

bool reroute::useColor(ColorChoice Choice, int Fd, Environment GetEnv) {
  if (Choice != ColorChoice::Auto)
    return Choice == ColorChoice::Always;
  // StringRef reads a null pointer as empty.
  llvm::StringRef NoColor = GetEnv("NO_COLOR");
  llvm::StringRef Force = GetEnv("CLICOLOR_FORCE");
  llvm::StringRef CliColor = GetEnv("CLICOLOR");
  llvm::StringRef Term = GetEnv("TERM");
  if (!NoColor.empty())
    return false;
  if (!Force.empty() && Force != "0")
    return true;
  return CliColor != "0" && !Term.empty() && Term != "dumb" && isatty(Fd);
}

std::optional<unsigned> reroute::terminalWidth(int Fd, Environment GetEnv) {
  unsigned Columns = 0;
  if (!llvm::StringRef(GetEnv("COLUMNS")).getAsInteger(10, Columns) &&
      Columns != 0)
    return Columns;
  winsize Size = {};
  if (ioctl(Fd, TIOCGWINSZ, &Size) == 0 && Size.ws_col != 0)
    return Size.ws_col;
  return std::nullopt;
}
