#ifndef REROUTE_RESOLVE_SHAREDFILESYSTEM_H
#define REROUTE_RESOLVE_SHAREDFILESYSTEM_H

#include "llvm/Support/VirtualFileSystem.h"

namespace reroute {

/// A file system of absolute paths that parses on several threads share. A
/// working directory is a property of each parse: an overlay hands it to every
/// file system below it, and one written by two threads at a time is a broken
/// heap.
class SharedFileSystem : public llvm::vfs::ProxyFileSystem {
public:
  using ProxyFileSystem::ProxyFileSystem;

  std::error_code setCurrentWorkingDirectory(const llvm::Twine &) override {
    return {};
  }
};

} // namespace reroute

#endif
