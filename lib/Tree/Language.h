#ifndef REROUTE_TREE_LANGUAGE_H
#define REROUTE_TREE_LANGUAGE_H

#include "llvm/ADT/StringRef.h"
#include <optional>

namespace reroute {

/// What a file's extension says about its language. Headers are apart because
/// no build compiles them by themselves.
enum class Language { C, Cxx, Cuda, Header, CudaHeader };

/// The language of \p Path by its extension, as nvcc, Clang and GCC read it
/// (so `.C` is C++ and `.c` is C); std::nullopt for files that are no source.
std::optional<Language> languageOf(llvm::StringRef Path);

} // namespace reroute

#endif
