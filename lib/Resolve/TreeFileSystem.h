#ifndef REROUTE_RESOLVE_TREEFILESYSTEM_H
#define REROUTE_RESOLVE_TREEFILESYSTEM_H

#include "llvm/Support/VirtualFileSystem.h"
#include <functional>

namespace reroute {

/// A virtual include folder below which every header of the tree is found by
/// the way sources spell it, whatever folder a build would have named: the last
/// resort for includes that nothing else resolves.
class TreeFileSystem : public llvm::vfs::ProxyFileSystem {
public:
  /// The name of the folder. No real one is called so.
  static constexpr llvm::StringLiteral Folder = "/.reroute/tree";

  /// Resolves what stands between the delimiters of an include to an absolute
  /// path of a real file; empty when the tree has none.
  using Resolver = std::function<std::string(llvm::StringRef Spelled)>;

  TreeFileSystem(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Base,
                 Resolver Resolve)
      : ProxyFileSystem(std::move(Base)), Resolve(std::move(Resolve)) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &Path) override;
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
  openFileForRead(const llvm::Twine &Path) override;
  std::error_code getRealPath(const llvm::Twine &Path,
                              llvm::SmallVectorImpl<char> &Out) override;
  bool exists(const llvm::Twine &Path) override;

private:
  /// The real path behind \p Path; empty when there is none; nothing when
  /// \p Path is not below Folder.
  std::optional<std::string> resolve(llvm::StringRef Path) const;

  Resolver Resolve;
};

} // namespace reroute

#endif
