#ifndef REROUTE_LINT_PACKPLACES_H
#define REROUTE_LINT_PACKPLACES_H

#include "Rules/YamlDocument.h"
#include "llvm/ADT/StringMap.h"

namespace reroute {

/// Where the things that a pack says stand in its text, in bytes.
class PackPlaces {
public:
  /// Keeps \p Root, a pack that RulePack::parse accepts, by reference.
  explicit PackPlaces(const YamlNode &Root);

  /// Of the value of the top-level \p Key, or of one of its keys; 0 when it
  /// is not there.
  uint32_t key(llvm::StringRef Key) const;
  uint32_t key(llvm::StringRef Key, llvm::StringRef Inner) const;

  /// Of item \p Index of the list \p Key, or of \p Inner's list in \p Key.
  uint32_t item(llvm::StringRef Key, llvm::StringRef Inner, size_t Index) const;

  /// Of the name of \p Symbol, below `symbols:` or `unsupported:`.
  uint32_t symbol(llvm::StringRef Symbol) const;

  /// Of the value of \p Key in the mapping number \p Index of \p Symbol's rule
  /// (overloads first, as Rule::Mappings has them); of the mapping itself when
  /// it has no such key.
  uint32_t mapping(llvm::StringRef Symbol, size_t Index,
                   llvm::StringRef Key) const;
  /// Whether that key is written.
  bool hasKey(llvm::StringRef Symbol, size_t Index, llvm::StringRef Key) const;

private:
  const YamlNode *mappingNode(llvm::StringRef Symbol, size_t Index) const;

  const YamlNode &Root;
  struct Place {
    uint32_t Name;
    const YamlNode *Rule; ///< Null below `unsupported:`.
  };
  llvm::StringMap<Place> Symbols;
};

} // namespace reroute

#endif
