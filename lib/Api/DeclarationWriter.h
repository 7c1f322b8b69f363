#ifndef REROUTE_API_DECLARATIONWRITER_H
#define REROUTE_API_DECLARATIONWRITER_H

#include "Api/ApiModel.h"

namespace reroute {

/// \p Type with \p Name where a declarator has it: "int x[3]".
std::string declare(llvm::StringRef Type, llvm::StringRef Name);

/// Macros, enums, typedefs, structs and unions of \p Symbols as a text that C
/// and C++ can parse: each after what it needs. Symbols that are functions are
/// passed over; enumerators belong to their enum.
std::string writeTypes(llvm::ArrayRef<const ApiSymbol *> Symbols);

/// The functions of \p Symbols. C sees the C entry points; what needs the
/// offload language or is for device code only stands under `__CUDACC__` or
/// `__HIPCC__`.
std::string writeFunctions(llvm::ArrayRef<const ApiSymbol *> Symbols);

} // namespace reroute

#endif
