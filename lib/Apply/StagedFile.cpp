#include "Apply/StagedFile.h"
#include "Support/ToolError.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

using namespace reroute;

namespace {

class Descriptor {
public:
  explicit Descriptor(int Fd) : Fd(Fd) {}
  ~Descriptor() {
    if (Fd >= 0)
      ::close(Fd);
  }
  Descriptor(const Descriptor &) = delete;
  Descriptor &operator=(const Descriptor &) = delete;
  int get() const { return Fd; }
  /// Network file systems tell only here that a write failed.
  bool close() { return ::close(std::exchange(Fd, -1)) == 0; }

private:
  int Fd;
};

} // namespace

static llvm::Error refuse(llvm::StringRef Target, llvm::StringRef Reason) {
  return makeError(ExitCode::NotAnalysed, Target + ": not written: " + Reason);
}

/// Takes errno and says what helps against it.
static llvm::Error failed(llvm::StringRef Target, llvm::StringRef What) {
  int Code = errno;
  llvm::StringRef Advice = "the file is as it was";
  if (Code == ENOSPC || Code == EDQUOT || Code == EFBIG)
    Advice = "make room and run again";
  else if (Code == EACCES || Code == EPERM || Code == EROFS)
    Advice = "make its folder writable and run again";
  else if (Code == ENOENT || Code == ENOTDIR)
    Advice = "make its folder and run again";
  return makeError(ExitCode::NotAnalysed,
                   Target + ": not written: " + What +
                       " failed: " + llvm::sys::StrError(Code) + "; " + Advice);
}

static bool writeAll(int Fd, llvm::StringRef Contents) {
  while (!Contents.empty()) {
    ssize_t Count = llvm::sys::RetryAfterSignal(
        -1, ::write, Fd, Contents.data(), Contents.size());
    if (Count < 0)
      return false;
    Contents = Contents.drop_front(Count);
  }
  return true;
}

/// Gives \p Fd the owner, as far as permitted, and the mode bits of \p Old.
static bool takeOver(int Fd, const struct stat &Old) {
  struct stat Own = {};
  if (fstat(Fd, &Own) != 0)
    return false;
  mode_t Mode = Old.st_mode & 07777;
  if ((Own.st_uid != Old.st_uid || Own.st_gid != Old.st_gid) &&
      fchown(Fd, Old.st_uid, Old.st_gid) != 0) {
    // Without the owner these bits would lend somebody else's rights.
    Mode &= ~mode_t(S_ISUID | S_ISGID);
    // The group alone is often permitted, and a courtesy where it is not.
    [[maybe_unused]] int Ignored = fchown(Fd, uid_t(-1), Old.st_gid);
  }
  // After fchown, which clears bits.
  return fchmod(Fd, Mode) == 0;
}

llvm::Expected<StagedFile> StagedFile::create(llvm::StringRef Target,
                                              llvm::StringRef Contents) {
  std::string Path = Target.str();
  struct stat Old = {};
  bool Exists = lstat(Path.c_str(), &Old) == 0;
  if (!Exists && errno != ENOENT)
    return failed(Target, "looking at it");
  if (Exists && S_ISLNK(Old.st_mode))
    return refuse(Target, "it is a symbolic link; name the file it points to");
  if (Exists && !S_ISREG(Old.st_mode))
    return refuse(Target, "it is no regular file");

  // A name of its own, because the target's may have no room for a suffix.
  llvm::SmallString<256> Model(llvm::sys::path::parent_path(Target));
  llvm::sys::path::append(Model, ".reroute-%%%%%%%%%%%%");
  llvm::SmallString<256> Temporary;
  int Fd = -1;
  if (std::error_code EC = llvm::sys::fs::createUniqueFile(
          Model, Fd, Temporary, llvm::sys::fs::OF_None, Exists ? 0600 : 0666)) {
    errno = EC.value();
    return failed(Target, "making a temporary file beside it");
  }
  Descriptor File(Fd);
  StagedFile Staged(Target, Temporary);
  llvm::sys::RemoveFileOnSignal(Temporary);
  if (!writeAll(File.get(), Contents) ||
      (Exists && !takeOver(File.get(), Old)) ||
      llvm::sys::RetryAfterSignal(-1, fsync, File.get()) != 0 || !File.close())
    return failed(Target, "writing a temporary file beside it");
  return Staged;
}

StagedFile::StagedFile(StagedFile &&Other) noexcept
    : Target(std::move(Other.Target)),
      Temporary(std::exchange(Other.Temporary, {})) {}

void StagedFile::discard() {
  if (Temporary.empty())
    return;
  unlink(Temporary.c_str());
  llvm::sys::DontRemoveFileOnSignal(Temporary);
  Temporary.clear();
}

llvm::Error StagedFile::commit() {
  if (rename(Temporary.c_str(), Target.c_str()) != 0)
    return failed(Target, "putting the new file in its place");
  llvm::sys::DontRemoveFileOnSignal(Temporary);
  Temporary.clear();
  return llvm::Error::success();
}

void reroute::syncFolder(llvm::StringRef Folder) {
  Descriptor Opened(
      open(Folder.str().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  // There is nothing to undo when it fails: the files are in their place.
  if (Opened.get() >= 0)
    fsync(Opened.get());
}
