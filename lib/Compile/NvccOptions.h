#ifndef REROUTE_COMPILE_NVCCOPTIONS_H
#define REROUTE_COMPILE_NVCCOPTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <string>
#include <vector>

namespace reroute {

/// nvcc's arguments said in the words of a GCC-like compiler.
struct HostArguments {
  /// Still with inputs, and with whatever nvcc does not know, which it would
  /// forward to the host compiler.
  std::vector<std::string> Arguments;
  std::string HostCompiler; ///< Of -ccbin; empty when not given.
};

/// Rewrites nvcc's own options: spelled with one or two dashes, with the value
/// joined by '=' or apart, in options files (looked for from \p Directory).
/// Options about devices, phases and outputs are left out. The options files
/// that cannot be read are appended to \p Missing.
HostArguments hostArguments(llvm::ArrayRef<std::string> NvccArguments,
                            llvm::StringRef Directory,
                            llvm::vfs::FileSystem &FS,
                            std::vector<std::string> &Missing);

} // namespace reroute

#endif
