#ifndef REROUTE_RESOLVE_HIDDENFOLDERS_H
#define REROUTE_RESOLVE_HIDDENFOLDERS_H

#include "llvm/Support/VirtualFileSystem.h"
#include <string>
#include <vector>

namespace reroute {

/// A file system that has nothing below some folders: what a machine happens to
/// have installed there must not change what a parse says.
class HiddenFolders : public llvm::vfs::ProxyFileSystem {
public:
  /// \p Folders are absolute paths, which must outlive the object.
  HiddenFolders(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Base,
                const std::vector<std::string> &Folders)
      : ProxyFileSystem(std::move(Base)), Folders(Folders) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &Path) override;
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
  openFileForRead(const llvm::Twine &Path) override;
  bool exists(const llvm::Twine &Path) override;

private:
  bool hides(const llvm::Twine &Path) const;

  const std::vector<std::string> &Folders;
};

} // namespace reroute

#endif
