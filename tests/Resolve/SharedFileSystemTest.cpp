#include "Resolve/SharedFileSystem.h"
#include "Resolve/HiddenFolders.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
namespace vfs = llvm::vfs;

TEST_CASE("no parse moves the working directory of what all parses share") {
  auto Shared = llvm::makeIntrusiveRefCnt<vfs::InMemoryFileSystem>();
  Shared->setCurrentWorkingDirectory("/before");
  Shared->addFile("/a.h", 0, llvm::MemoryBuffer::getMemBuffer("int x;"));
  auto Overlay = llvm::makeIntrusiveRefCnt<vfs::OverlayFileSystem>(
      llvm::makeIntrusiveRefCnt<vfs::InMemoryFileSystem>());
  Overlay->pushOverlay(llvm::makeIntrusiveRefCnt<SharedFileSystem>(Shared));
  Overlay->setCurrentWorkingDirectory("/after");
  CHECK(*Shared->getCurrentWorkingDirectory() == "/before");
  CHECK(Overlay->exists("/a.h"));
}

TEST_CASE("a parse does not see what is hidden, however it is spelled") {
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  for (const char *Path :
       {"/usr/include/hip/a.h", "/usr/include/hipster.h", "/opt/hip/a.h"})
    Memory->addFile(Path, 0, llvm::MemoryBuffer::getMemBuffer(""));
  const std::vector<std::string> Folders{"/usr/include/hip"};
  HiddenFolders Files(Memory, Folders);
  CHECK_FALSE(Files.exists("/usr/include/hip/a.h"));
  CHECK_FALSE(static_cast<bool>(Files.status("/usr/include/hip")));
  CHECK_FALSE(
      static_cast<bool>(Files.openFileForRead("/usr/include/x/../hip/a.h")));
  CHECK(Files.exists("/usr/include/hipster.h"));
  CHECK(Files.exists("/opt/hip/a.h"));
}
