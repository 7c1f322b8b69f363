#ifndef REROUTE_RUN_TREEUNITS_H
#define REROUTE_RUN_TREEUNITS_H

#include "Compile/Infer.h"
#include "Run/TreeScan.h"

namespace reroute {

/// How the files of a tree are parsed: the units of its databases and
/// configurations, and one inferred for any other file.
class TreeUnits {
public:
  /// Keeps \p In and \p Scan by reference. Fails with ExitCode::Usage for a
  /// database that cannot be read and for a build for HIP without sources.
  static llvm::Expected<TreeUnits>
  create(const RunOptions &Options, const Inputs &In, const TreeScan &Scan);

  llvm::ArrayRef<CompileUnit> units() const { return Units; }
  /// What was wrong in the databases.
  llvm::ArrayRef<FileProblem> problems() const { return Problems; }

  /// How \p File is parsed when no database names it: like its nearest
  /// neighbour that one does. The virtual folder of TreeFileSystem stands for
  /// the include folders that nobody told.
  CompileUnit infer(llvm::StringRef File) const;

  /// The main files of the units of the build for HIP.
  std::vector<std::string> hipSources() const;

private:
  TreeUnits(const Inputs &In, const TreeScan &Scan)
      : In(&In), Scan(&Scan), Inference(llvm::ArrayRef<CompileUnit>(), "") {}

  llvm::Error add(const BuildConfiguration &Configuration);
  llvm::Error addDatabase(llvm::StringRef Path, llvm::StringRef Configuration);
  llvm::Error addFiles(const BuildConfiguration &Configuration);
  CompileUnit guess(llvm::StringRef File) const;
  void addImplicitInclude(CompileUnit &Unit) const;

  const Inputs *In;
  const TreeScan *Scan;
  std::vector<CompileUnit> Units;
  std::vector<FileProblem> Problems;
  UnitInference Inference;  ///< From the units that others may look like.
  bool HasDatabase = false; ///< Whether one of those is of a database.
};

} // namespace reroute

#endif
