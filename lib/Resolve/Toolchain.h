#ifndef REROUTE_RESOLVE_TOOLCHAIN_H
#define REROUTE_RESOLVE_TOOLCHAIN_H

#include "Compile/CompileUnit.h"
#include "Tree/SourceTree.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace reroute {

/// Whose CUDA headers a parse sees.
struct Toolchain {
  /// The toolkit's folder (--cuda-path); empty: the embedded headers.
  std::string CudaPath;
  /// Whether the embedded headers are used even where a command line names a
  /// toolkit.
  bool OnlyEmbedded = false;
  /// Whether CUDA's headers are left out, as a machine that builds for HIP has
  /// none.
  bool OnlyHip = false;
  /// Holds the embedded headers, CUDA's and HIP's each in a folder.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Embedded;
  /// Absolute folders that a parse does not see, such as the machine's own HIP.
  std::vector<std::string> Hidden;
  std::vector<std::string> ExtraArgs;       ///< --extra-arg.
  std::vector<std::string> ExtraArgsBefore; ///< --extra-arg-before.

  static constexpr llvm::StringLiteral EmbeddedCuda =
      "/.reroute/toolkit/include";
  static constexpr llvm::StringLiteral EmbeddedHip = "/.reroute/rocm/include";

  /// Whether \p Path, as Clang says it, is one of the embedded headers.
  static bool isEmbedded(llvm::StringRef Path);
};

/// The folder of this machine's CUDA toolkit: what CUDA_PATH or CUDA_HOME says,
/// the one that nvcc on the PATH belongs to, or /usr/local/cuda. Empty when
/// none of them has the runtime's header.
std::string findToolkit();

/// The language that \p Unit is compiled as: what its command line says, else
/// what the file's extension says. \p HasKernels makes CUDA of a header.
Language languageOfUnit(const CompileUnit &Unit, bool HasKernels);

/// Whether \p Unit's offload code is HIP's, by its command line.
bool isHip(const CompileUnit &Unit);

/// The whole command line for Clang's driver: program name, \p Unit's own
/// arguments, what the toolchain adds, and the absolute path of the file.
std::vector<std::string> driverArguments(const CompileUnit &Unit, Language Lang,
                                         llvm::StringRef AbsoluteFile,
                                         const Toolchain &Tools);

} // namespace reroute

#endif
