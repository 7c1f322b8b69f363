#include "Resolve/SharedFileSystem.h"
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
