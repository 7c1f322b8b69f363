#ifndef REROUTE_COMPILE_COMMANDLINE_H
#define REROUTE_COMPILE_COMMANDLINE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <string>
#include <vector>

namespace reroute {

/// Whose option syntax a command line follows.
enum class CompilerKind { Gnu, Nvcc, Hipcc };

/// What a compiler's program name tells.
struct CompilerName {
  CompilerKind Kind = CompilerKind::Gnu;
  bool Cxx = false;   ///< Takes `.c` files for C++, as g++ does.
  std::string Target; ///< Triple of a cross compiler; empty for others.
};

/// Reads a program name such as `/opt/x/bin/aarch64-linux-gnu-g++-12.exe`.
/// A name that is not known is taken for a GCC-like compiler.
CompilerName readCompilerName(llvm::StringRef Program);

/// A command line without what stands before the compiler.
struct CompilerCall {
  CompilerName Compiler;
  llvm::ArrayRef<std::string> Arguments; ///< Part of the given command line.
};

/// Skips launchers (ccache, sccache, env, `cmake -E env` and their kin with
/// their own options) and the compiler's name. The first word of
/// \p CommandLine is a program.
CompilerCall readCompilerCall(llvm::ArrayRef<std::string> CommandLine);

/// Replaces each `@file` in \p Arguments by the options in that file, looked
/// for from \p Directory. The words that name no readable file are removed and
/// the files' names appended to \p Missing.
std::vector<std::string>
expandResponseFiles(llvm::ArrayRef<std::string> Arguments,
                    llvm::StringRef Directory, llvm::vfs::FileSystem &FS,
                    std::vector<std::string> &Missing);

/// Splits \p List at commas; `\,` is a comma inside a piece. Empty pieces are
/// left out.
std::vector<std::string> splitList(llvm::StringRef List);

/// Splits \p Text into words as a POSIX shell would.
std::vector<std::string> splitWords(llvm::StringRef Text);

} // namespace reroute

#endif
