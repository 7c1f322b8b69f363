#ifndef REROUTE_RULES_SURFACERULES_H
#define REROUTE_RULES_SURFACERULES_H

#include "Rules/MappingLayers.h"
#include "Rules/ProjectFile.h"
#include "Rules/Surface.h"
#include "llvm/ADT/StringMap.h"
#include <functional>

namespace reroute {

/// Everything that the rules say about one symbol.
struct SymbolRules {
  /// The first whose condition on the shape holds counts; the last has none.
  std::vector<Mapping> Mappings;
  /// Of the surface's CUDA version, else the newest that has it; may be null.
  const ApiSymbol *Symbol = nullptr;
  std::optional<Rule> Written; ///< The project's before the packs'.
};

/// Computes the answers about the symbols of one surface. For each supported
/// HIP version the layers are: what derivation gives, over it the packs' rule,
/// over that the project's.
class SurfaceRules {
public:
  /// \p TheSurface and \p Project must outlive the object.
  SurfaceRules(const Surface &TheSurface, const ProjectFile &Project);

  /// Every name that the CUDA model or a pack has, each once.
  std::vector<llvm::StringRef> symbols() const;

  SymbolRules rules(llvm::StringRef Name) const;

private:
  // The function that comparisons refer to refers to this object.
  SurfaceRules(const SurfaceRules &) = delete;

  /// Who wrote a rule.
  enum class Author { Pack, Project };
  Answers derived(llvm::StringRef Name, const llvm::VersionTuple &Hip) const;
  Answers written(const Rule &TheRule, const llvm::VersionTuple &Hip,
                  Author TheAuthor) const;
  void checkAgainstModel(llvm::StringRef Name, Mapping &One,
                         const llvm::VersionTuple &Hip, Author TheAuthor) const;
  std::string derivedTarget(llvm::StringRef Name) const;
  std::string toHip(llvm::StringRef Name) const;
  Answers compare(llvm::StringRef Name, llvm::StringRef Target,
                  const llvm::VersionTuple &Hip,
                  llvm::ArrayRef<FieldName> Renames = {}) const;

  const Surface &Of;
  std::vector<Derivation> Derivations;     ///< The upper packs' first.
  llvm::StringMap<const Rule *> PackRules; ///< The uppermost pack's.
  llvm::StringMap<const Rule *> Overrides; ///< The project's.
  std::function<std::string(llvm::StringRef)> NameMap;
};

} // namespace reroute

#endif
