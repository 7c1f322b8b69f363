#ifndef REROUTE_COMPILE_DRIVERCHECK_H
#define REROUTE_COMPILE_DRIVERCHECK_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <string>
#include <vector>

namespace reroute {

/// Asks Clang's driver whether it takes arguments; nothing is compiled and no
/// input is read. Remembers its answers: builds repeat theirs for each file.
/// Not for several threads at once.
class DriverCheck {
public:
  explicit DriverCheck(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS)
      : FS(std::move(FS)) {}

  /// Whether the driver, asked to check the syntax of a file that would be
  /// called \p File, reports no error about \p Arguments.
  bool accepts(llvm::ArrayRef<std::string> Arguments, llvm::StringRef File);

private:
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS;
  llvm::StringMap<bool> Answers;
};

} // namespace reroute

#endif
