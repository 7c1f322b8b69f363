#ifndef REROUTE_COMPILE_DIALECT_H
#define REROUTE_COMPILE_DIALECT_H

#include "llvm/ADT/StringRef.h"

namespace reroute {

/// The `-std=` for a C++ or CUDA file that no build tells about. C++17, whose
/// standard headers parse in two thirds of the time that C++20's take, unless
/// \p Text shows words or headers that came later.
llvm::StringRef dialectFor(llvm::StringRef Text);

} // namespace reroute

#endif
