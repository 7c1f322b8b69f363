#ifndef REROUTE_SUPPORT_EMBEDDEDFILES_H
#define REROUTE_SUPPORT_EMBEDDEDFILES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace reroute {

/// A file inside the binary. It lives as long as the process, and a null byte
/// follows its contents.
struct EmbeddedFile {
  llvm::StringRef Path; ///< Relative to its folder, with forward slashes.
  llvm::StringRef Contents;
};

/// Those of rules/, sorted by path.
llvm::ArrayRef<EmbeddedFile> embeddedFiles();

/// The contents of \p Path, or nothing when there is no such file.
std::optional<llvm::StringRef> embeddedFile(llvm::StringRef Path);

} // namespace reroute

#endif
