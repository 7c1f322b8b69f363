#ifndef REROUTE_API_TEMPLATEINSTANCE_H
#define REROUTE_API_TEMPLATEINSTANCE_H

#include "Api/ApiModel.h"

namespace reroute {

/// What a function template can be instantiated with: "void(int), (int)0" for
/// \p Parameters "class T, int dim" when \p Signature takes a kernel, which
/// CUDA's headers tell by what they call it.
std::string instanceOf(llvm::StringRef Parameters,
                       const ApiSignature &Signature);

} // namespace reroute

#endif
