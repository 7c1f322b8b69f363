#include "Tree/TextOverlay.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace reroute;
using llvm::StringRef;
using llvm::Twine;
namespace vfs = llvm::vfs;

namespace {

/// A text as an open file.
class TextFile : public vfs::File {
public:
  TextFile(vfs::Status Stat, StringRef Text)
      : Stat(std::move(Stat)), Text(Text) {}

  llvm::ErrorOr<vfs::Status> status() override { return Stat; }
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
  getBuffer(const Twine &Name, int64_t, bool, bool) override {
    return llvm::MemoryBuffer::getMemBuffer(Text, Name.str());
  }
  std::error_code close() override { return {}; }

private:
  vfs::Status Stat;
  StringRef Text;
};

class TextFileSystem : public vfs::ProxyFileSystem {
  using Entry = TextOverlay::MapEntryTy;

public:
  TextFileSystem(llvm::IntrusiveRefCntPtr<vfs::FileSystem> Base, StringRef Root,
                 const TextOverlay &Texts)
      : ProxyFileSystem(std::move(Base)), Root(Root), Texts(Texts) {}

  llvm::ErrorOr<vfs::Status> status(const Twine &Path) override {
    std::string Name = Path.str();
    const Entry *Text = find(Name);
    if (!Text)
      return ProxyFileSystem::status(Name);
    if (!Text->getValue())
      return std::make_error_code(std::errc::no_such_file_or_directory);
    return statusOf(Name, *Text);
  }

  llvm::ErrorOr<std::unique_ptr<vfs::File>>
  openFileForRead(const Twine &Path) override {
    std::string Name = Path.str();
    const Entry *Text = find(Name);
    if (!Text)
      return ProxyFileSystem::openFileForRead(Name);
    if (!Text->getValue())
      return std::make_error_code(std::errc::no_such_file_or_directory);
    return std::make_unique<TextFile>(statusOf(Name, *Text), *Text->getValue());
  }

  bool exists(const Twine &Path) override {
    std::string Name = Path.str();
    const Entry *Text = find(Name);
    return Text ? Text->getValue().has_value() : ProxyFileSystem::exists(Name);
  }

private:
  /// What stands for the file that \p Path, absolute or not, names; null: what
  /// is on the disk.
  const Entry *find(StringRef Path) const {
    llvm::SmallString<256> Full(Path);
    if (makeAbsolute(Full))
      return nullptr;
    llvm::sys::path::remove_dots(Full, /*remove_dot_dot=*/true);
    StringRef Relative = Full;
    if (!Relative.consume_front(Root) || !Relative.consume_front("/"))
      return nullptr;
    auto It = Texts.find(Relative);
    return It == Texts.end() ? nullptr : &*It;
  }

  /// The file's own identity where it is on the disk, so that a link to it
  /// stays the same file; else one for each file, however it is spelled.
  vfs::Status statusOf(StringRef Name, const Entry &Text) {
    llvm::sys::fs::UniqueID ID(~0ULL - 1, llvm::xxh3_64bits(Text.getKey()));
    if (auto OnDisk = ProxyFileSystem::status(Name))
      ID = OnDisk->getUniqueID();
    return vfs::Status(
        Name, ID, llvm::sys::TimePoint<>(), 0, 0, Text.getValue()->size(),
        llvm::sys::fs::file_type::regular_file, llvm::sys::fs::perms::all_read);
  }

  std::string Root;
  const TextOverlay &Texts;
};

} // namespace

llvm::IntrusiveRefCntPtr<vfs::FileSystem>
reroute::withTexts(llvm::IntrusiveRefCntPtr<vfs::FileSystem> Base,
                   StringRef Root, const TextOverlay &Texts) {
  if (Texts.empty())
    return Base;
  return llvm::makeIntrusiveRefCnt<TextFileSystem>(std::move(Base), Root,
                                                   Texts);
}
