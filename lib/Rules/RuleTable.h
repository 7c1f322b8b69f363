#ifndef REROUTE_RULES_RULETABLE_H
#define REROUTE_RULES_RULETABLE_H

#include "Rules/OtherSurface.h"
#include "Rules/ProjectFile.h"
#include "Rules/RecordMatch.h"
#include "Rules/RulePack.h"
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
  /// \p Models are the API models that the packs name. Where packs give a rule
  /// for one symbol each, the later pack's counts. Fails with
  /// ExitCode::InvalidPack when a pack names a model that is not there.
  static llvm::Expected<RuleTable>
  build(const ProjectFile &Project, std::vector<RulePack> Packs,
        std::vector<std::shared_ptr<const ApiModel>> Models,
        std::vector<OtherSurface> Others = {});

  /// The surface without a pack that \p Name, which no pack knows, is a name
  /// of, or null.
  const OtherSurface *otherSurface(llvm::StringRef Name) const;
  /// All of them, also those that the project leaves alone.
  llvm::ArrayRef<OtherSurface> otherSurfaces() const { return Others; }

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

  /// The measured HIP versions that the project supports, oldest first; the
  /// newest measured one when it asks for a newer one than any.
  llvm::ArrayRef<llvm::VersionTuple> hipVersions() const { return HipVersions; }
  /// All measured versions of the first pack's two APIs, oldest first.
  llvm::ArrayRef<llvm::VersionTuple> measuredCuda() const;
  llvm::ArrayRef<llvm::VersionTuple> measuredHip() const;
  const llvm::VersionTuple &cudaVersion() const { return CudaVersion; }
  /// The macros that, by some pack, only builds for HIP define.
  std::vector<std::string> hipMacros() const;
  llvm::ArrayRef<RulePack> packs() const { return Packs; }
  /// The API model called \p Api, or null.
  const ApiModel *model(llvm::StringRef Api) const;
  /// The API models that the packs name.
  llvm::ArrayRef<std::shared_ptr<const ApiModel>> models() const {
    return Models;
  }

private:
  friend class RuleTableBuilder;
  struct Entry {
    std::vector<Mapping> Mappings;
    const ApiSymbol *Symbol = nullptr;
    std::optional<Rule> Written;
  };

  llvm::StringMap<Entry> Entries;
  llvm::StringMap<SurfaceHeader> Headers;
  std::vector<llvm::GlobPattern> Patterns;
  std::vector<std::string> PatternTexts; ///< Patterns refers to these.
  std::vector<Derivation> NeutralPrefixes;
  std::vector<std::string> Literals;
  std::vector<RulePack> Packs;
  std::vector<std::shared_ptr<const ApiModel>> Models;
  std::vector<llvm::VersionTuple> HipVersions;
  llvm::VersionTuple CudaVersion;
  Mapping Nothing; ///< Of names that nobody knows.
  std::vector<OtherSurface> Others;
  llvm::StringMap<size_t> OtherNames; ///< Indices into Others.
  std::vector<std::pair<llvm::GlobPattern, size_t>> OtherPatterns;
};

} // namespace reroute

#endif
