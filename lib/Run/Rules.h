#ifndef REROUTE_RUN_RULES_H
#define REROUTE_RUN_RULES_H

#include "Rules/Coverage.h"

namespace reroute {

/// The name of a tree's project file; it lies in the root.
inline constexpr llvm::StringLiteral ProjectFileName = "reroute.yaml";

/// The project file of the tree at \p Root. Fails with ExitCode::Usage when
/// there is none: the message says how to make one.
llvm::Expected<ProjectFile> loadProject(llvm::StringRef Root);

/// A pack as it is written.
struct PackText {
  std::string BufferName; ///< For messages: a path.
  std::string Text;
};

/// The pack called \p Name: a built-in one, or the file of that path below
/// \p Root. Fails with ExitCode::InvalidPack when there is neither.
llvm::Expected<PackText> readPack(llvm::StringRef Name, llvm::StringRef Root);

/// Packs in the order in which their rules count, the last first to speak, and
/// the models that they name.
struct LoadedPacks {
  std::vector<RulePack> Packs;
  std::vector<std::shared_ptr<const ApiModel>> Models;
};

/// The pack \p Reference, last, behind all that it extends. Fails with
/// ExitCode::InvalidPack.
llvm::Expected<LoadedPacks> loadPacks(const PackReference &Reference,
                                      llvm::StringRef Root);

/// The rules that \p Project extends: built-in packs by name, others by path
/// below \p Root, with what these extend and the API models they name. Fails
/// with ExitCode::InvalidPack.
llvm::Expected<RuleTable> loadRules(const ProjectFile &Project,
                                    llvm::StringRef Root);

/// The same, once for each measured HIP version that \p Project supports.
llvm::Expected<Coverage> loadCoverage(const ProjectFile &Project,
                                      llvm::StringRef Root);

} // namespace reroute

#endif
