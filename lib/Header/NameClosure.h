#ifndef REROUTE_HEADER_NAMECLOSURE_H
#define REROUTE_HEADER_NAMECLOSURE_H

#include "Rules/Coverage.h"
#include <set>

namespace reroute {

/// \p Names and every further symbol of CUDA that their declarations name: the
/// types of parameters and results, what default arguments say, the enums of
/// enumerators, and the fields of structs that the header defines for one of
/// the HIP versions. Names that no model has are left out, and so are those of
/// headers that the compat header does not stand for, such as OpenGL's interop.
std::set<std::string> closeOver(const std::set<std::string> &Names,
                                const Coverage &Rules);

/// Calls \p Each with every identifier that the types and default arguments of
/// \p Signature hold.
void forEachWord(const ApiSignature &Signature,
                 llvm::function_ref<void(llvm::StringRef)> Each);

} // namespace reroute

#endif
