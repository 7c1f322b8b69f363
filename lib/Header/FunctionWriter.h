#ifndef REROUTE_HEADER_FUNCTIONWRITER_H
#define REROUTE_HEADER_FUNCTIONWRITER_H

#include "Header/SymbolVariants.h"

namespace reroute {

/// Inline functions that stand for \p Symbol: one for each of CUDA's overloads
/// and templates, with its parameters and default arguments. On HIP's side
/// each calls what the rules say; one without a counterpart cannot be called
/// and says why. On CUDA's side each calls CUDA's own.
HeaderText writeFunction(const ApiSymbol &Symbol, const RuleTable &Rules,
                         Side For);

/// \p Text, behind a test for the offload language where \p Signature of
/// \p Symbol, or what stands for it, is there for that alone.
std::string forLanguage(std::string Text, const ApiSignature &Signature,
                        const ApiSymbol &Symbol, const RuleTable &Rules,
                        Side For);

/// The signatures that writeFunction writes a callable function for.
std::vector<const ApiSignature *>
writtenSignatures(const ApiSymbol &Symbol, const RuleTable &Rules, Side For);

} // namespace reroute

#endif
