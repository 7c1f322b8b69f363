#ifndef REROUTE_RULES_SURFACE_H
#define REROUTE_RULES_SURFACE_H

#include "Rules/RulePack.h"

namespace reroute {

/// One API of CUDA's, such as the runtime or cuBLAS, and what routes it. One
/// without packs is only recognised: its uses are reported.
struct Surface {
  std::string Name;  ///< "cublas"; where no list gives one, its model's.
  std::string Model; ///< Of the API model that has its names.
  std::vector<SurfaceHeader> Headers;    ///< Each name once.
  std::vector<std::string> NamePatterns; ///< Globs, also of other versions.
  std::vector<std::string> Needs; ///< Surfaces whose headers these include.
  /// The model's, of a surface without packs; parseSurfaces leaves it empty.
  std::vector<std::string> Names;

  /// Those that route it, each above the ones before it.
  std::vector<RulePack> Packs;
  // Set when there are packs:
  const ApiModel *Cuda = nullptr;
  const ApiModel *Hip = nullptr;
  llvm::VersionTuple CudaVersion; ///< The project's, else the newest measured.
  /// The measured versions that the project supports, oldest first; the newest
  /// measured one when it supports none of them.
  std::vector<llvm::VersionTuple> HipVersions;

  bool isRouted() const { return !Packs.empty(); }
  /// Puts \p Pack above the others; its headers replace theirs by name.
  void add(RulePack Pack);
};

/// Reads rules/surfaces/*.yaml. Fails with ExitCode::InvalidPack.
llvm::Expected<std::vector<Surface>> parseSurfaces(llvm::StringRef Text,
                                                   llvm::StringRef BufferName);

/// The names that the model in \p Text has, in its order. Reading them alone is
/// many times faster than reading the model.
std::vector<std::string> namesOfModel(llvm::StringRef Text);

} // namespace reroute

#endif
