#ifndef REROUTE_COMPILE_PREFIXOVERLAY_H
#define REROUTE_COMPILE_PREFIXOVERLAY_H

#include "Compile/IncludeIndex.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace reroute {

/// The search path entry under which a prefix overlay shows its mappings. No
/// disk has such a folder.
inline constexpr llvm::StringLiteral PrefixFolder = "/reroute.prefixes";

/// \p Base with each mapping's folder of the tree at \p Root shown as
/// PrefixFolder/Prefix. A file opened that way says its name in the tree, so
/// that it is one file for Clang however it is included. Returns \p Base when
/// there are no mappings.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
createPrefixOverlay(llvm::ArrayRef<PrefixMapping> Mappings,
                    llvm::StringRef Root,
                    llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Base);

} // namespace reroute

#endif
