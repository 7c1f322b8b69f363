#ifndef REROUTE_API_STUBHEADERS_H
#define REROUTE_API_STUBHEADERS_H

#include "Api/ApiModel.h"
#include "Support/EmbeddedFiles.h"

namespace reroute {

/// A header in memory.
struct StubFile {
  std::string Path; ///< As an include spells it: "cuda_runtime.h".
  std::string Contents;
};

/// Small headers that stand for an API's real ones, so that code using it can
/// be parsed where no toolkit is installed: every symbol that \p Model has in
/// \p Version (the newest when empty), declared as the model says, and the
/// hand-written headers of \p Data for what a runtime model does not hold
/// (language attributes, vector types, device functions). A symbol that the
/// hand-written header of its own name spells, or one that both languages
/// share, is left to that one.
///
/// They are meant for a folder of their own given to Clang with -isystem;
/// those of CUDA and of HIP can follow each other. Offload units need also
/// `-nocudainc -nocudalib --cuda-host-only` and the include that nvcc does by
/// itself: CUDA's `-include reroute/prelude.h`.
///
/// Sorted by path.
std::vector<StubFile>
synthesiseHeaders(const ApiModel &Model, const llvm::VersionTuple &Version,
                  llvm::ArrayRef<EmbeddedFile> Data = embeddedFiles());

/// Whether \p Api has headers that need no other API's: whether \p Data says
/// by hand what they rely on. Others are libraries.
bool standsAlone(llvm::StringRef Api,
                 llvm::ArrayRef<EmbeddedFile> Data = embeddedFiles());

/// The same for a library that stands on CUDA's runtime, such as cuBLAS, in
/// the newest version of \p Model. Its headers include those that
/// synthesiseHeaders makes from the runtime's model, in the same folder.
std::vector<StubFile>
synthesiseLibraryHeaders(const ApiModel &Model,
                         llvm::ArrayRef<EmbeddedFile> Data = embeddedFiles());

} // namespace reroute

#endif
