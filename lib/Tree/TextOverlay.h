#ifndef REROUTE_TREE_TEXTOVERLAY_H
#define REROUTE_TREE_TEXTOVERLAY_H

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <optional>

namespace reroute {

/// Texts that stand for files of a tree, by root-relative path: what was read
/// once, whatever becomes of the file, or what is planned and not written yet.
/// Nothing instead of a text: as if the file were not there. The texts belong
/// to somebody else.
using TextOverlay = llvm::StringMap<std::optional<llvm::StringRef>>;

/// \p Base with \p Texts in place of the files below \p Root, an absolute path
/// without links; \p Base itself when there are none. \p Texts must outlive the
/// result.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
withTexts(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Base,
          llvm::StringRef Root, const TextOverlay &Texts);

} // namespace reroute

#endif
