#ifndef REROUTE_RESOLVE_USEINDEX_H
#define REROUTE_RESOLVE_USEINDEX_H

#include "Scan/FileScan.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <map>
#include <optional>

namespace reroute {

/// Finds a use by the place where a parser sees it: by the file's identity,
/// whatever path it was reached under, and the byte offset. Immutable once
/// built, so all parses share one.
class UseIndex {
public:
  /// \p IsKnown says whether a name is a symbol of the surface. \p Root is
  /// the tree's, \p CompatHeader the root-relative path of the header that
  /// stands for the surface; it may be empty or absent.
  UseIndex(llvm::ArrayRef<FileScan> Files, llvm::StringRef Root,
           llvm::StringRef CompatHeader,
           std::function<bool(llvm::StringRef)> IsKnown);

  /// The scan of the file with \p ID.
  std::optional<uint32_t> file(const llvm::sys::fs::UniqueID &ID) const;

  const FileScan &scan(uint32_t File) const { return Files[File]; }

  /// Whether a parse can say something about \p File's tokens.
  bool isWorthParsing(uint32_t File) const {
    return Files[File].isWorthParsing();
  }
  bool isKnown(llvm::StringRef Name) const { return IsKnown(Name); }
  bool isCompatHeader(const llvm::sys::fs::UniqueID &ID) const {
    return CompatHeader && *CompatHeader == ID;
  }
  llvm::StringRef root() const { return Root; }

  /// \p Path relative to the root when it is inside; otherwise as it is.
  llvm::StringRef relative(llvm::StringRef Path) const;
  bool isInside(llvm::StringRef Path) const;

private:
  llvm::ArrayRef<FileScan> Files;
  std::string Root;
  std::map<llvm::sys::fs::UniqueID, uint32_t> ByIdentity;
  std::optional<llvm::sys::fs::UniqueID> CompatHeader;
  std::function<bool(llvm::StringRef)> IsKnown;
};

} // namespace reroute

#endif
