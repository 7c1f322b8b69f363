#ifndef REROUTE_PLAN_INCLUDESTYLE_H
#define REROUTE_PLAN_INCLUDESTYLE_H

#include "clang/Format/Format.h"
#include "llvm/ADT/StringMap.h"
#include <mutex>
#include <optional>

namespace reroute {

/// Finds the `.clang-format` that speaks for a file; each folder is read once.
/// May be asked from several threads.
class IncludeStyles {
public:
  /// \p Root is the tree's: a file above it does not count.
  explicit IncludeStyles(std::string Root) : Root(std::move(Root)) {}

  /// The style for \p Path (root-relative), or nothing when the tree has none
  /// for it, or has one that the linked clang-format does not understand.
  std::optional<clang::format::FormatStyle> styleFor(llvm::StringRef Path);

  /// Messages about `.clang-format` files that were not understood, sorted.
  std::vector<std::string> warnings() const;

private:
  std::string Root;
  mutable std::mutex Lock;
  llvm::StringMap<std::optional<clang::format::FormatStyle>> ByFolder;
  std::vector<std::string> Warnings;
};

} // namespace reroute

#endif
