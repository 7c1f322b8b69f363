#include "Support/Terminal.h"
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <fcntl.h>
#include <map>
#include <string>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace reroute;

using Variables = std::map<std::string, std::string>;

static bool autoColor(const Variables &Set, int Fd) {
  return useColor(ColorChoice::Auto, Fd, [&](const char *Name) -> const char * {
    auto It = Set.find(Name);
    return It == Set.end() ? nullptr : It->second.c_str();
  });
}

namespace {

/// A terminal of our own, and a file that is none.
struct Descriptors {
  int Terminal = -1;
  int Main = posix_openpt(O_RDWR | O_NOCTTY);
  int File = open("/dev/null", O_WRONLY);
  Descriptors() {
    if (Main < 0 || grantpt(Main) != 0 || unlockpt(Main) != 0 ||
        (Terminal = open(ptsname(Main), O_RDWR | O_NOCTTY)) < 0)
      SKIP("no terminal to be had");
  }
  ~Descriptors() {
    for (int Fd : {Terminal, Main, File})
      if (Fd >= 0)
        close(Fd);
  }
};

} // namespace

TEST_CASE("what the user says on the command line wins") {
  auto None = [](const char *) -> const char * { return "1"; };
  CHECK(useColor(ColorChoice::Always, -1, None));
  CHECK_FALSE(useColor(ColorChoice::Never, -1, None));
}

TEST_CASE("by itself, colour is for terminals that know it") {
  Descriptors Fds;
  CHECK(autoColor({{"TERM", "xterm"}}, Fds.Terminal));
  CHECK_FALSE(autoColor({{"TERM", "xterm"}}, Fds.File));
  CHECK_FALSE(autoColor({{"TERM", "dumb"}}, Fds.Terminal));
  CHECK_FALSE(autoColor({}, Fds.Terminal));
}

TEST_CASE("the environment can refuse or force colour") {
  Descriptors Fds;
  CHECK_FALSE(autoColor({{"TERM", "xterm"}, {"NO_COLOR", "1"}}, Fds.Terminal));
  CHECK(autoColor({{"TERM", "xterm"}, {"NO_COLOR", ""}}, Fds.Terminal));
  CHECK(autoColor({{"CLICOLOR_FORCE", "1"}}, Fds.File));
  CHECK_FALSE(autoColor({{"CLICOLOR_FORCE", "0"}}, Fds.File));
  CHECK_FALSE(
      autoColor({{"CLICOLOR_FORCE", "1"}, {"NO_COLOR", "1"}}, Fds.File));
  CHECK_FALSE(autoColor({{"TERM", "xterm"}, {"CLICOLOR", "0"}}, Fds.Terminal));
}

TEST_CASE("a terminal has a width, a file has none") {
  Descriptors Fds;
  auto Unset = [](const char *) -> const char * { return nullptr; };
  auto Fifty = [](const char *) -> const char * { return "50"; };
  auto Junk = [](const char *) -> const char * { return "wide"; };
  CHECK(terminalWidth(Fds.File, Unset) == std::nullopt);
  CHECK(terminalWidth(Fds.File, Fifty) == 50);
  winsize Size = {};
  Size.ws_col = 123;
  REQUIRE(ioctl(Fds.Main, TIOCSWINSZ, &Size) == 0);
  CHECK(terminalWidth(Fds.Terminal, Unset) == 123);
  CHECK(terminalWidth(Fds.Terminal, Junk) == 123);
}
