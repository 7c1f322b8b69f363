#ifndef REROUTE_RUN_STARTER_H
#define REROUTE_RUN_STARTER_H

#include "Rules/ProjectFile.h"
#include "Run/BuildDatabases.h"
#include "Run/CompatHeader.h"

namespace reroute {

/// A folder or a header, and how many files it stands for.
struct FileCount {
  std::string Name;
  size_t Files = 0;
  friend bool operator==(const FileCount &, const FileCount &) = default;
};

/// What `reroute init` has found in a tree.
struct StarterFacts {
  std::vector<std::string> Packs; ///< Whose surface the tree uses.
  size_t FilesRead = 0;
  size_t FilesUsing = 0; ///< With surface names or includes; not ThirdParty's.
  size_t Names = 0;      ///< Different symbols that those files name.
  std::vector<FileCount> Headers; ///< The surface's; the most included first.
  DatabaseSearch Builds;
  CompatHeader Header;
  std::vector<FileCount> ThirdParty; ///< Folders with files that use it.
};

/// The text of a commented `reroute.yaml` that says \p Facts and is ready to
/// use: ProjectFile::parse reads it without a complaint.
std::string makeStarter(const StarterFacts &Facts);

/// Looks through the tree at \p Root. Fails with ExitCode::Usage when it is no
/// readable folder.
llvm::Expected<StarterFacts> surveyTree(llvm::StringRef Root);

} // namespace reroute

#endif
