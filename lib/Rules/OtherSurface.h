#ifndef REROUTE_RULES_OTHERSURFACE_H
#define REROUTE_RULES_OTHERSURFACE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace reroute {

/// An API of CUDA's that no pack routes: it is recognised and reported.
struct OtherSurface {
  std::string Name;               ///< "cublas".
  std::string Model;              ///< Of the API model that has its names.
  std::vector<std::string> Needs; ///< Surfaces whose headers these include.
  std::vector<std::string> Headers;
  std::vector<std::string>
      NamePatterns;               ///< Globs, for names of other versions.
  std::vector<std::string> Names; ///< The model's; parse leaves it empty.
};

/// Reads rules/surfaces/*.yaml. Fails with ExitCode::InvalidPack.
llvm::Expected<std::vector<OtherSurface>>
parseOtherSurfaces(llvm::StringRef Text, llvm::StringRef BufferName);

/// The names that the model in \p Text has, in its order. Reading them alone is
/// many times faster than reading the model.
std::vector<std::string> namesOfModel(llvm::StringRef Text);

} // namespace reroute

#endif
