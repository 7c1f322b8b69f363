#ifndef REROUTE_APPLY_STAGEDFILE_H
#define REROUTE_APPLY_STAGEDFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace reroute {

/// The new contents of a file, safe on the disk in a temporary file beside it,
/// waiting to take its place. The temporary is removed when this is destroyed
/// or a signal ends the process.
class StagedFile {
public:
  /// Writes \p Contents next to \p Target (absolute). The temporary gets the
  /// mode bits of the target and, where permitted, its owner; a target that
  /// does not exist yet gets what the umask leaves of 0666. Hard links of the
  /// target, its ACLs and extended attributes are not kept. Fails, with nothing
  /// left behind, when the target is no regular file or cannot be written.
  static llvm::Expected<StagedFile> create(llvm::StringRef Target,
                                           llvm::StringRef Contents);

  StagedFile(StagedFile &&Other) noexcept;
  StagedFile &operator=(StagedFile &&) = delete;
  ~StagedFile() { discard(); }

  /// Puts the file in its place in one step: whoever opens the target meets the
  /// old contents or the new ones. When it fails the target is as it was.
  /// Whether it lasts through a power cut is settled by syncFolder().
  llvm::Error commit();

private:
  StagedFile(llvm::StringRef Target, llvm::StringRef Temporary)
      : Target(Target), Temporary(Temporary) {}
  void discard();

  std::string Target;
  std::string Temporary; ///< Empty once it is gone.
};

/// Makes the commits in \p Folder last through a power cut, as far as its file
/// system can. Not part of commit() because once for a folder is enough and
/// each waits for the disk.
void syncFolder(llvm::StringRef Folder);

} // namespace reroute

#endif
