#include "Tree/TemporaryFolder.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

using namespace reroute::test;
namespace fs = llvm::sys::fs;

TemporaryFolder::TemporaryFolder() {
  llvm::SmallString<128> Made;
  REQUIRE_FALSE(fs::createUniqueDirectory("reroute-test", Made));
  llvm::SmallString<128> Real;
  REQUIRE_FALSE(fs::real_path(Made, Real));
  Path = std::string(Real);
  // Others must get through to what a test opens for them.
  chmod(Path.c_str(), 0755);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code EC;
  for (const auto &Entry : std::filesystem::recursive_directory_iterator(
           Path, std::filesystem::directory_options::skip_permission_denied,
           EC))
    if (Entry.is_directory() && !Entry.is_symlink())
      chmod(Entry.path().c_str(), 0700);
  std::filesystem::remove_all(Path, EC);
}

std::string TemporaryFolder::write(llvm::StringRef Relative,
                                   llvm::StringRef Contents) {
  std::string Absolute = path(Relative);
  REQUIRE_FALSE(fs::create_directories(llvm::sys::path::parent_path(Absolute)));
  std::error_code EC;
  llvm::raw_fd_ostream OS(Absolute, EC, fs::OF_None);
  REQUIRE_FALSE(EC);
  OS << Contents;
  return Absolute;
}

std::string TemporaryFolder::read(llvm::StringRef Relative) const {
  auto Buffer = llvm::MemoryBuffer::getFile(path(Relative), /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  REQUIRE(Buffer);
  return (*Buffer)->getBuffer().str();
}

bool TemporaryFolder::exists(llvm::StringRef Relative) const {
  return fs::exists(path(Relative));
}

void TemporaryFolder::makeFolder(llvm::StringRef Relative) {
  REQUIRE_FALSE(fs::create_directories(path(Relative)));
}

void TemporaryFolder::link(llvm::StringRef Relative, llvm::StringRef Target) {
  REQUIRE(symlink(Target.str().c_str(), path(Relative).c_str()) == 0);
}

void TemporaryFolder::setMode(llvm::StringRef Relative, unsigned Mode) {
  REQUIRE(chmod(path(Relative).c_str(), Mode) == 0);
}

unsigned TemporaryFolder::mode(llvm::StringRef Relative) const {
  struct stat Status = {};
  REQUIRE(lstat(path(Relative).c_str(), &Status) == 0);
  return Status.st_mode & 07777;
}

std::vector<std::string>
TemporaryFolder::names(llvm::StringRef Relative) const {
  std::vector<std::string> Names;
  for (const auto &Entry : std::filesystem::directory_iterator(path(Relative)))
    Names.push_back(Entry.path().filename().string());
  std::sort(Names.begin(), Names.end());
  return Names;
}

bool reroute::test::hasGit() {
  return bool(llvm::sys::findProgramByName("git"));
}

std::optional<std::string>
reroute::test::runGit(llvm::StringRef Folder,
                      llvm::ArrayRef<llvm::StringRef> Arguments) {
  auto Git = llvm::sys::findProgramByName("git");
  REQUIRE(Git);
  llvm::SmallVector<llvm::StringRef> Command{*Git,
                                             "-C",
                                             Folder,
                                             "-c",
                                             "user.name=A",
                                             "-c",
                                             "user.email=a@b.invalid",
                                             "-c",
                                             "protocol.file.allow=always",
                                             "-c",
                                             "apply.whitespace=nowarn"};
  Command.append(Arguments.begin(), Arguments.end());
  TemporaryFolder Output;
  std::string Text = Output.path("output");
  std::optional<llvm::StringRef> Redirects[] = {"", Text, std::nullopt};
  static const llvm::StringRef Environment[] = {
      "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null", "LC_ALL=C",
      "PATH=/usr/local/bin:/usr/bin:/bin"};
  int Code = llvm::sys::ExecuteAndWait(
      *Git, Command, llvm::ArrayRef<llvm::StringRef>(Environment), Redirects);
  if (Code != 0)
    return std::nullopt;
  return Output.read("output");
}

static constexpr uid_t Nobody = 65534;

WithoutPrivileges::WithoutPrivileges() : WasRoot(geteuid() == 0) {
  Works = !WasRoot || seteuid(Nobody) == 0;
}

WithoutPrivileges::~WithoutPrivileges() {
  if (WasRoot && seteuid(0) != 0)
    std::abort();
}
