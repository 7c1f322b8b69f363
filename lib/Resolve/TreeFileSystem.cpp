#include "Resolve/TreeFileSystem.h"
#include "llvm/Support/xxhash.h"

using namespace reroute;
using llvm::StringRef;
using llvm::Twine;
namespace vfs = llvm::vfs;

std::optional<std::string> TreeFileSystem::resolve(StringRef Path) const {
  if (!Path.consume_front(Folder))
    return std::nullopt;
  if (!Path.empty() && !Path.consume_front("/"))
    return std::nullopt;
  return Path.empty() ? std::string() : Resolve(Path);
}

llvm::ErrorOr<vfs::Status> TreeFileSystem::status(const Twine &Path) {
  std::string Name = Path.str();
  std::optional<std::string> Real = resolve(Name);
  if (!Real)
    return ProxyFileSystem::status(Name);
  if (!Real->empty())
    return ProxyFileSystem::status(*Real);
  // Whatever is no file is a folder: Clang asks for a header's folder before
  // it asks for the header.
  llvm::sys::fs::UniqueID ID(~0ULL, llvm::xxh3_64bits(Name));
  return vfs::Status(Name, ID, llvm::sys::TimePoint<>(), 0, 0, 0,
                     llvm::sys::fs::file_type::directory_file,
                     llvm::sys::fs::perms::all_all);
}

llvm::ErrorOr<std::unique_ptr<vfs::File>>
TreeFileSystem::openFileForRead(const Twine &Path) {
  std::string Name = Path.str();
  std::optional<std::string> Real = resolve(Name);
  if (Real && Real->empty())
    return std::make_error_code(std::errc::no_such_file_or_directory);
  return ProxyFileSystem::openFileForRead(Real ? *Real : Name);
}

std::error_code TreeFileSystem::getRealPath(const Twine &Path,
                                            llvm::SmallVectorImpl<char> &Out) {
  std::string Name = Path.str();
  std::optional<std::string> Real = resolve(Name);
  if (Real && Real->empty())
    return std::make_error_code(std::errc::no_such_file_or_directory);
  return ProxyFileSystem::getRealPath(Real ? *Real : Name, Out);
}

bool TreeFileSystem::exists(const Twine &Path) {
  std::string Name = Path.str();
  std::optional<std::string> Real = resolve(Name);
  return Real ? !Real->empty() : ProxyFileSystem::exists(Name);
}
