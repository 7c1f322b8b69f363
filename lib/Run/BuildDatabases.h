#ifndef REROUTE_RUN_BUILDDATABASES_H
#define REROUTE_RUN_BUILDDATABASES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace reroute {

/// A compilation database of a tree.
struct FoundDatabase {
  std::string Configuration; ///< "cuda", "hip", or one of these and its folder.
  std::string Folder;        ///< Relative to the root; "." is the root.
  size_t Commands = 0;
  bool Hip = false;
  /// Macros that its commands define and that speak of HIP; sorted.
  std::vector<std::string> HipDefines;
};

/// What a search for databases comes back with.
struct DatabaseSearch {
  std::vector<FoundDatabase> Found;
  std::vector<std::string> Broken; ///< Folders whose database is none.
};

/// Looks for `compile_commands.json` in \p Root, in the folders right below it,
/// and up to two levels below those that are named like build folders. A link
/// to a database that is found anyway counts once, as the folder it lies in.
///
/// A database is for HIP when a command calls hipcc, compiles the language HIP
/// or defines a macro that speaks of HIP.
DatabaseSearch findDatabases(llvm::StringRef Root,
                             llvm::ArrayRef<std::string> HipMacros);

} // namespace reroute

#endif
