#include "Apply/ApplyFiles.h"
#include "Apply/StagedFile.h"
#include "Apply/TreePath.h"
#include "Support/ToolError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace reroute;
namespace fs = llvm::sys::fs;

llvm::Error reroute::replaceFile(llvm::StringRef AbsolutePath,
                                 llvm::StringRef NewContents) {
  auto Staged = StagedFile::create(AbsolutePath, NewContents);
  if (!Staged)
    return Staged.takeError();
  if (llvm::Error E = Staged->commit())
    return E;
  syncFolder(llvm::sys::path::parent_path(AbsolutePath));
  return llvm::Error::success();
}

namespace {

/// Makes folders and takes them away again unless they are kept.
class NewFolders {
public:
  NewFolders() = default;
  NewFolders(const NewFolders &) = delete;
  NewFolders &operator=(const NewFolders &) = delete;
  ~NewFolders() {
    // One that got a file meanwhile is not empty and stays.
    for (const std::string &Folder : llvm::reverse(Made))
      fs::remove(Folder);
  }

  std::error_code make(llvm::StringRef Folder) {
    if (Folder.empty() || fs::is_directory(Folder))
      return {};
    if (std::error_code EC = make(llvm::sys::path::parent_path(Folder)))
      return EC;
    if (std::error_code EC =
            fs::create_directory(Folder, /*IgnoreExisting=*/true))
      return EC;
    Made.push_back(Folder.str());
    return {};
  }

  void keep() { Made.clear(); }

private:
  std::vector<std::string> Made;
};

} // namespace

static llvm::Error stale(const FileChange &Change, const llvm::Twine &What) {
  return makeError(ExitCode::NotAnalysed,
                   Change.Path + ": not written: " + What +
                       "; run again to start from what is there now");
}

/// Fails unless \p Absolute is what \p Change starts from.
static llvm::Error checkUnchanged(const FileChange &Change,
                                  llvm::StringRef Absolute) {
  fs::file_type Type = fs::get_file_type(Absolute, /*Follow=*/false);
  if (!Change.Before)
    return Type == fs::file_type::status_error ||
                   Type == fs::file_type::file_not_found
               ? llvm::Error::success()
               : stale(Change, "it should be new but exists by now");
  // Not opening anything else also keeps a pipe from blocking us.
  if (Type != fs::file_type::regular_file)
    return stale(Change, "it is gone, or no regular file any more");
  auto OnDisk = llvm::MemoryBuffer::getFile(Absolute, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!OnDisk)
    return stale(Change, "it cannot be read: " + OnDisk.getError().message());
  if ((*OnDisk)->getBuffer() != *Change.Before)
    return stale(Change, "it was changed since it was read");
  return llvm::Error::success();
}

static llvm::Error checkAll(llvm::StringRef Root,
                            llvm::ArrayRef<FileChange> Changes) {
  llvm::StringSet<> Seen;
  for (const FileChange &Change : Changes) {
    auto Absolute = pathInTree(Root, Change.Path);
    if (!Absolute)
      return Absolute.takeError();
    if (!Seen.insert(Change.Path).second)
      return makeError(ExitCode::Internal,
                       Change.Path + ": not written: it is changed twice in "
                                     "one go; please report this");
    if (llvm::Error E = checkUnchanged(Change, *Absolute))
      return E;
  }
  return llvm::Error::success();
}

static llvm::Expected<StagedFile>
stage(llvm::StringRef Root, const FileChange &Change, NewFolders &Folders) {
  std::string Absolute = (Root + "/" + Change.Path).str();
  if (std::error_code EC = Folders.make(llvm::sys::path::parent_path(Absolute)))
    return makeError(ExitCode::NotAnalysed,
                     Change.Path + ": not written: cannot make its folder: " +
                         EC.message() + "; make it and run again");
  return StagedFile::create(Absolute, Change.After);
}

static void syncFolders(llvm::StringRef Root,
                        llvm::ArrayRef<FileChange> Changes) {
  llvm::StringSet<> Done;
  for (const FileChange &Change : Changes) {
    llvm::StringRef Folder = llvm::sys::path::parent_path(Change.Path);
    // A new folder is an entry of its parent, so all up to the root.
    for (; Done.insert(Folder).second && !Folder.empty();
         Folder = llvm::sys::path::parent_path(Folder))
      syncFolder((Root + "/" + Folder).str());
  }
  if (!Changes.empty())
    syncFolder(Root);
}

llvm::Error reroute::applyAll(llvm::StringRef Root,
                              llvm::ArrayRef<FileChange> Changes) {
  if (llvm::Error E = checkAll(Root, Changes))
    return E;
  NewFolders Folders;
  std::vector<StagedFile> Staged;
  Staged.reserve(Changes.size());
  for (const FileChange &Change : Changes) {
    auto One = stage(Root, Change, Folders);
    if (!One)
      return One.takeError();
    Staged.push_back(std::move(*One));
  }
  // Staging waits for the disk: somebody may have saved a file meanwhile.
  if (llvm::Error E = checkAll(Root, Changes))
    return E;
  for (size_t I = 0; I != Staged.size(); ++I)
    if (llvm::Error E = Staged[I].commit())
      return makeError(ExitCode::NotAnalysed,
                       llvm::toString(std::move(E)) + " (" + llvm::Twine(I) +
                           " of " + llvm::Twine(Staged.size()) +
                           " files are changed already; run again for the "
                           "rest)");
  Folders.keep();
  syncFolders(Root, Changes);
  return llvm::Error::success();
}
