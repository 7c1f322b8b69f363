#include "Apply/ApplyFiles.h"
#include "Support/ToolError.h"
#include "Tree/TemporaryFolder.h"
#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace reroute;
using namespace reroute::test;

using Names = std::vector<std::string>;

/// The message of the refusal, which must name \p Path first.
static std::string refusal(const std::string &Path, llvm::StringRef Contents) {
  std::string Message;
  CHECK(takeError(replaceFile(Path, Contents), Message) ==
        ExitCode::NotAnalysed);
  CHECK(Message.starts_with(Path + ": not written: "));
  return Message;
}

TEST_CASE("a file gets its new bytes and keeps its mode and owner") {
  TemporaryFolder Folder;
  std::string Path = Folder.write("x.cu", "old");
  Folder.setMode("x.cu", 0751);
  bool IsRoot = geteuid() == 0;
  if (IsRoot)
    REQUIRE(chown(Path.c_str(), 65534, 65534) == 0);
  std::string New("a\r\n\0\xE9", 5);
  REQUIRE(llvm::toString(replaceFile(Path, New)).empty());
  CHECK(Folder.read("x.cu") == New);
  CHECK(Folder.mode("x.cu") == 0751);
  CHECK(Folder.names() == Names{"x.cu"});
  struct stat Status = {};
  REQUIRE(stat(Path.c_str(), &Status) == 0);
  CHECK(Status.st_uid == (IsRoot ? 65534 : geteuid()));
}

TEST_CASE("a file that does not exist is made as the umask says") {
  TemporaryFolder Folder;
  mode_t Old = umask(027);
  llvm::Error E = replaceFile(Folder.path("x.cu"), "new");
  umask(Old);
  REQUIRE(llvm::toString(std::move(E)).empty());
  CHECK(Folder.mode("x.cu") == 0640);
}

TEST_CASE("links and things that are no files are refused") {
  TemporaryFolder Folder;
  Folder.write("real.cu", "old");
  Folder.link("link.cu", "real.cu");
  Folder.link("dangling.cu", "nowhere");
  Folder.makeFolder("folder.cu");
  for (const char *Name : {"link.cu", "dangling.cu", "folder.cu"})
    refusal(Folder.path(Name), "new");
  CHECK(Folder.read("real.cu") == "old");
  CHECK(Folder.names() ==
        Names{"dangling.cu", "folder.cu", "link.cu", "real.cu"});
}

TEST_CASE("a missing folder is an error") {
  TemporaryFolder Folder;
  CHECK(refusal(Folder.path("no/x.cu"), "new").find("make its folder") !=
        std::string::npos);
}

TEST_CASE("a read-only folder leaves the old file") {
  TemporaryFolder Folder;
  std::string Path = Folder.write("in/x.cu", "old");
  Folder.setMode("in/x.cu", 0666);
  Folder.setMode("in", 0555);
  {
    WithoutPrivileges Nobody;
    if (!Nobody.works())
      SKIP("cannot give up the superuser's rights");
    CHECK(refusal(Path, "new").find("make its folder writable") !=
          std::string::npos);
  }
  CHECK(Folder.read("in/x.cu") == "old");
  CHECK(Folder.names("in") == Names{"x.cu"});
}

TEST_CASE("a full disk leaves the old file and no temporary") {
  TemporaryFolder Folder;
  std::string Path = Folder.write("x.cu", "old");
  // A limit on file sizes stops a write in the middle just as a full disk.
  rlimit Old = {};
  REQUIRE(getrlimit(RLIMIT_FSIZE, &Old) == 0);
  auto Handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit Small = {1000, Old.rlim_max};
  REQUIRE(setrlimit(RLIMIT_FSIZE, &Small) == 0);
  std::string Message;
  ExitCode Code = takeError(replaceFile(Path, std::string(5000, 'x')), Message);
  setrlimit(RLIMIT_FSIZE, &Old);
  std::signal(SIGXFSZ, Handler);
  CHECK(Code == ExitCode::NotAnalysed);
  CHECK(Message.find("make room") != std::string::npos);
  CHECK(Folder.read("x.cu") == "old");
  CHECK(Folder.names() == Names{"x.cu"});
}
