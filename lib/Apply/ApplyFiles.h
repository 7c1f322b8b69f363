#ifndef REROUTE_APPLY_APPLYFILES_H
#define REROUTE_APPLY_APPLYFILES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>

namespace reroute {

/// The change of one file, as whole contents.
struct FileChange {
  std::string Path;                  ///< Relative to the root.
  std::optional<std::string> Before; ///< Absent: the file is new.
  std::string After;
};

/// Gives the file at \p AbsolutePath new contents in one step, keeping its mode
/// and, where permitted, its owner; see StagedFile. On any error, a full disk
/// or a folder that is not writable for instance, the old file is as it was and
/// no temporary is left. The error names the file and says what to do.
llvm::Error replaceFile(llvm::StringRef AbsolutePath,
                        llvm::StringRef NewContents);

/// Makes \p Changes under \p Root, in their order. Nothing at all is written
/// when a path would leave \p Root, a file on the disk is no longer what Before
/// says, or some new contents cannot be written down beside their file. After
/// that only the renaming can fail; then the error says how many files had been
/// changed already.
///
/// Fails with ExitCode::Usage for a bad path, else ExitCode::NotAnalysed.
llvm::Error applyAll(llvm::StringRef Root, llvm::ArrayRef<FileChange> Changes);

} // namespace reroute

#endif
