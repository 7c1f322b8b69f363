#ifndef REROUTE_COMPILE_DATABASE_H
#define REROUTE_COMPILE_DATABASE_H

#include "Compile/CompileUnit.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <string>
#include <vector>

namespace reroute {

/// Something about one entry of a compilation database.
struct DatabaseProblem {
  /// The entry's file, relative to the root where it lies under it, otherwise
  /// as the database spells it; the database itself for a broken entry.
  std::string File;
  std::string Message;
};

/// Reads the compilation database at \p PathOrFolder (a folder means the
/// `compile_commands.json` in it) and gives its units, each with
/// \p Configuration, for the files under \p Root, an absolute path.
///
/// Sorted by file. Several entries of one file keep their order; those that
/// come out equal are one. Entries of files outside the root are left out
/// without a word; one that is broken, or whose file is gone, is left out and
/// added to \p Problems, as is one whose files of options cannot be read,
/// which stays.
///
/// Fails with ExitCode::Usage when there is no such file or it is no
/// compilation database.
llvm::Expected<std::vector<CompileUnit>>
loadDatabase(llvm::StringRef PathOrFolder, llvm::StringRef Root,
             llvm::StringRef Configuration,
             std::vector<DatabaseProblem> &Problems,
             llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS =
                 llvm::vfs::getRealFileSystem());

} // namespace reroute

#endif
