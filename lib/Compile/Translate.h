#ifndef REROUTE_COMPILE_TRANSLATE_H
#define REROUTE_COMPILE_TRANSLATE_H

#include "Compile/DriverCheck.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <string>
#include <vector>

namespace reroute {

/// A compiler's command line in Clang's words.
struct Translation {
  /// Fit for CompileUnit::Arguments. Relative paths stay relative to the
  /// command's directory. Starts with `-x LANGUAGE` when the command line or
  /// the compiler decides the language (`-x cuda` for nvcc's `.cu`, `-x hip`
  /// for hipcc); says nothing about devices.
  std::vector<std::string> Arguments;
  /// Options that were dropped although they may change what is parsed.
  std::vector<std::string> Notes;
  /// Files of options that could not be read: their options are lost.
  std::vector<std::string> MissingFiles;
};

/// Translates command lines of nvcc, hipcc, GCC, Clang and compilers that take
/// the same options, alone or behind a launcher such as ccache. What it yields
/// is accepted by Clang's driver: an option that would not be is dropped with
/// a note. Never fails. Not for several threads at once.
class Translator {
public:
  explicit Translator(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS)
      : FS(FS), Check(FS) {}

  /// \p CommandLine starts with a program's name. \p Directory, an absolute
  /// path, is where it was run.
  Translation translate(llvm::ArrayRef<std::string> CommandLine,
                        llvm::StringRef Directory);

private:
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS;
  DriverCheck Check;
};

/// Translates one command line; see Translator, which is faster for many.
Translation translateCommand(llvm::ArrayRef<std::string> CommandLine,
                             llvm::StringRef Directory,
                             llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
                                 FS = llvm::vfs::getRealFileSystem());

} // namespace reroute

#endif
