#ifndef REROUTE_RULES_RULETABLE_H
#define REROUTE_RULES_RULETABLE_H

#include "Rules/ProjectFile.h"
#include "Rules/RecordMatch.h"
#include "Rules/SurfaceRules.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/GlobPattern.h"
#include <memory>

namespace reroute {

/// What a use says about itself, for mappings that depend on it.
struct CallShape {
  std::optional<unsigned> Arguments; ///< Unset when it is no call.
  /// Of the resolved declaration (of the template, not of its instance);
  /// empty when nobody resolved it.
  std::vector<std::string> ParameterTypes;
};

/// Everything that is known about the surface: the packs a project extends,
/// the API models, what derivation gives, and the project's own overrides.
///
/// All answers are computed when the table is built, for the CUDA version and
/// all of the HIP versions that the project supports; asking is a table look
/// up and may be done from several threads.
class RuleTable {
public:
  /// \p Models are the API models that the packs name. Packs with one CUDA
  /// model route one surface together: where they give a rule for one symbol
  /// each, the later pack's counts. \p Recognised are surfaces that are
  /// reported where no pack routes them. Fails with ExitCode::InvalidPack when
  /// a pack names a model that is not there, or another HIP model than those
  /// below it.
  static llvm::Expected<RuleTable>
  build(const ProjectFile &Project, std::vector<RulePack> Packs,
        std::vector<std::shared_ptr<const ApiModel>> Models,
        std::vector<Surface> Recognised = {});

  RuleTable(RuleTable &&) = default;

  /// All surfaces: first those that packs route, in the packs' order, then
  /// those that are only recognised, also where the project leaves them alone.
  llvm::ArrayRef<Surface> surfaces() const { return Surfaces; }
  llvm::ArrayRef<Surface> routedSurfaces() const {
    return surfaces().take_front(RoutedCount);
  }
  /// Those of all surfaces, each above the ones before it.
  std::vector<const RulePack *> packs() const;
  /// The surface without a pack that \p Name, which no pack knows, is a name
  /// of, or null.
  const Surface *unroutedSurface(llvm::StringRef Name) const;

  /// Whether \p Name is spelled like a name of the surface: an API model or a
  /// rule has it, or a pack's pattern matches it.
  bool isCandidate(llvm::StringRef Name) const;

  /// Whether an API model, a rule or a surface without a pack has \p Name.
  bool isKnown(llvm::StringRef Name) const;

  /// The mapping of \p Name for a use of this shape; never fails: a name that
  /// nobody knows is Grade::Unmapped.
  const Mapping &lookup(llvm::StringRef Name, const CallShape &Shape) const;

  /// All mappings of \p Name: the first whose condition on the shape holds
  /// counts, and the last has none. Empty for a name that nobody knows.
  llvm::ArrayRef<Mapping> mappings(llvm::StringRef Name) const;

  /// The rule that somebody wrote for \p Name (the project's before a pack's),
  /// or null: then its mappings are derived.
  const Rule *rule(llvm::StringRef Name) const;

  /// The surface header that `#include <Name>` names, or null.
  const SurfaceHeader *header(llvm::StringRef Name) const;

  /// The symbol in the CUDA model in the project's version, else in the newest
  /// version that has it, or null.
  const ApiSymbol *symbol(llvm::StringRef Name) const;

  /// All shapes of the symbol in the CUDA model, oldest first.
  llvm::ArrayRef<ApiSymbol> shapes(llvm::StringRef Name) const;

  /// The symbol in the newest supported version of the HIP model, or null.
  const ApiSymbol *hipSymbol(llvm::StringRef Name) const;

  /// The fields of the struct or union \p Name, or of the one it is a typedef
  /// of, beside those of its counterpart in \p Hip. Nothing when there is no
  /// counterpart or a side is opaque.
  std::optional<RecordMatch> matchRecord(llvm::StringRef Name,
                                         const llvm::VersionTuple &Hip) const;
  /// The same for the newest supported HIP version.
  std::optional<RecordMatch> matchRecord(llvm::StringRef Name) const;
  /// \p Name's neutral spelling (`names: neutral`): \p Name itself when it
  /// holds nothing of a backend, as dim3.
  std::string neutralName(llvm::StringRef Name) const;

  /// Byte strings of which every file with a candidate name or a surface
  /// include holds at least one; a short list.
  std::vector<std::string> requiredSubstrings() const { return Literals; }

  /// Known names near \p Name, nearest first, at most \p Most.
  std::vector<std::string> nearNames(llvm::StringRef Name, unsigned Most) const;

  /// Every name that a model or a rule has, sorted.
  std::vector<std::string> knownNames() const;

  /// The first routed surface's; empty without any.
  llvm::ArrayRef<llvm::VersionTuple> hipVersions() const;
  llvm::VersionTuple cudaVersion() const;
  /// All measured versions of its two APIs, oldest first.
  llvm::ArrayRef<llvm::VersionTuple> measuredCuda() const;
  llvm::ArrayRef<llvm::VersionTuple> measuredHip() const;
  /// The macros that, by some pack, only builds for HIP define.
  std::vector<std::string> hipMacros() const;
  /// The API model called \p Api, or null.
  const ApiModel *model(llvm::StringRef Api) const;
  /// The API models that the packs name.
  llvm::ArrayRef<std::shared_ptr<const ApiModel>> models() const {
    return Models;
  }

private:
  friend class RuleTableBuilder;
  struct Entry {
    SymbolRules Rules;
    size_t Surface; ///< Index; of the project's own names 0.
  };
  RuleTable() = default;
  // Mappings are pointed to.
  RuleTable(const RuleTable &) = delete;

  const Surface *surfaceOf(llvm::StringRef Name) const;

  llvm::StringMap<Entry> Entries;
  llvm::StringMap<SurfaceHeader> Headers;
  std::vector<llvm::GlobPattern> Patterns;
  std::vector<std::string> PatternTexts; ///< Patterns refers to these.
  std::vector<Derivation> NeutralPrefixes;
  std::vector<std::string> Literals;
  std::vector<std::shared_ptr<const ApiModel>> Models;
  std::vector<Surface> Surfaces;
  size_t RoutedCount = 0; ///< How many of Surfaces, at the front, have packs.
  Mapping Nothing;        ///< Of names that nobody knows.
  llvm::StringMap<size_t> UnroutedNames; ///< Indices into Surfaces.
  std::vector<std::pair<llvm::GlobPattern, size_t>> UnroutedPatterns;
};

} // namespace reroute

#endif
