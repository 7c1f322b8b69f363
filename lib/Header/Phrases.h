#ifndef REROUTE_HEADER_PHRASES_H
#define REROUTE_HEADER_PHRASES_H

#include "Header/SymbolVariants.h"

namespace reroute {

/// Whether there is something in HIP that stands for the symbol.
bool hasTarget(const Mapping &One);

/// \p Text as the inside of a string literal.
std::string escaped(llvm::StringRef Text);

/// Why there is no counterpart, and what to do instead.
std::string reasonOf(const Mapping &One);

/// A line of comment.
std::string comment(llvm::StringRef Text);

/// The caveat above a definition that works, with a difference; else empty.
std::string caveat(llvm::StringRef Name, const Mapping &One);

/// How C spells HIP's type \p Hip: with the keyword that a tag needs there.
std::string hipTypeOfC(llvm::StringRef Hip, const RuleTable &Rules);

/// "struct ", "union " or "enum " for the kinds that C knows by tags, else
/// empty.
llvm::StringRef tagKeyword(SymbolKind Kind);

/// A name that is there only to say, where it is used, why HIP has none.
HeaderText refuse(const ApiSymbol &Symbol, const Mapping &One);

} // namespace reroute

#endif
