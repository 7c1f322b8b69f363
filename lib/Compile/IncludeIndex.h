#ifndef REROUTE_COMPILE_INCLUDEINDEX_H
#define REROUTE_COMPILE_INCLUDEINDEX_H

#include "Tree/SourceTree.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <optional>
#include <string>
#include <vector>

namespace reroute {

/// One include directive, read without a preprocessor.
struct SpelledInclude {
  std::string Includer; ///< Root-relative.
  std::string Spelled;  ///< Between the quotes or brackets.
  bool Angled = false;
};

/// Includes spelled `Prefix` + rest mean the file `Folder` + `/` + rest: the
/// leading parts of the spelling are no folder of the tree. A checkout of a
/// project whose sources spell the checkout's own name is the common case
/// (`executorch/` is the root).
struct PrefixMapping {
  std::string Prefix; ///< Ends with '/'.
  std::string Folder; ///< Root-relative, empty for the root.
  friend bool operator==(const PrefixMapping &,
                         const PrefixMapping &) = default;
};

/// What a set of includes needs besides the compiler's own search path.
/// Folders are root-relative, empty for the root, in the order of first need.
struct IncludePaths {
  std::vector<std::string> Folders; ///< For -I.
  /// For -idirafter: these hold, or are only asked for, headers that may be
  /// the system's.
  std::vector<std::string> LateFolders;
  std::vector<PrefixMapping> Mappings; ///< See PrefixOverlay.h.
};

/// Finds the tree's file an include means when no build says so: the one whose
/// path ends with what is spelled. Of several, the one that shares the longest
/// path with the includer, then the one with the shortest path, then the first
/// in the alphabet. Depends on the given sets only, not on their order.
class IncludeIndex {
public:
  /// \p Files are all of the tree's. \p Includes are what is known of its
  /// include directives: evidence for prefix mappings. Without them only the
  /// root is tried as a mapping's folder.
  explicit IncludeIndex(llvm::ArrayRef<TreeFile> Files,
                        llvm::ArrayRef<SpelledInclude> Includes = {});

  /// The root-relative path of the file meant; nothing when it is not of the
  /// tree. A standard header in angle brackets is never of the tree.
  std::optional<std::string>
  resolve(llvm::StringRef Includer, llvm::StringRef Spelled, bool Angled) const;

  /// What makes a compiler find those of \p Includes that resolve.
  IncludePaths pathsFor(llvm::ArrayRef<SpelledInclude> Includes) const;

  /// The mappings that the constructor's includes speak for, sorted.
  llvm::ArrayRef<PrefixMapping> mappings() const { return Mappings; }

private:
  struct Target {
    enum class By { Includer, Folder, Mapping } Found;
    std::string File;
    PrefixMapping Mapping; ///< Prefix is empty unless found by mapping.
  };

  std::optional<Target> find(llvm::StringRef Includer, llvm::StringRef Spelled,
                             bool Angled) const;
  std::optional<Target> findBySuffix(llvm::StringRef Includer,
                                     llvm::StringRef Spelled) const;
  std::optional<Target> findByMapping(llvm::StringRef Spelled) const;
  std::vector<llvm::StringRef> filesEndingWith(llvm::StringRef Suffix) const;
  void learnMappings(llvm::ArrayRef<SpelledInclude> Includes);

  llvm::StringSet<> Paths;
  llvm::StringMap<std::vector<llvm::StringRef>> ByName; ///< Into Paths.
  llvm::StringSet<> FoldersWithSystemNames;
  llvm::StringSet<> SeenPrefixes; ///< First parts of the includes given.
  std::vector<PrefixMapping> Mappings;
};

} // namespace reroute

#endif
