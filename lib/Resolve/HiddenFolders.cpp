#include "Resolve/HiddenFolders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

using namespace reroute;
using llvm::StringRef;
using llvm::Twine;

bool HiddenFolders::hides(const Twine &Path) const {
  llvm::SmallString<256> Full;
  Path.toVector(Full);
  if (makeAbsolute(Full))
    return false;
  llvm::sys::path::remove_dots(Full, /*remove_dot_dot=*/true);
  return llvm::any_of(Folders, [&](StringRef Folder) {
    StringRef Rest = Full;
    return Rest.consume_front(Folder) &&
           (Rest.empty() || Rest.starts_with("/"));
  });
}

llvm::ErrorOr<llvm::vfs::Status> HiddenFolders::status(const Twine &Path) {
  if (hides(Path))
    return std::make_error_code(std::errc::no_such_file_or_directory);
  return ProxyFileSystem::status(Path);
}

llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
HiddenFolders::openFileForRead(const Twine &Path) {
  if (hides(Path))
    return std::make_error_code(std::errc::no_such_file_or_directory);
  return ProxyFileSystem::openFileForRead(Path);
}

bool HiddenFolders::exists(const Twine &Path) {
  return !hides(Path) && ProxyFileSystem::exists(Path);
}
