#ifndef REROUTE_HEADER_SYMBOLVARIANTS_H
#define REROUTE_HEADER_SYMBOLVARIANTS_H

#include "Rules/Coverage.h"
#include <set>

namespace reroute {

/// The two halves of a compat header.
enum class Side { Hip, Cuda };

/// What a side says for one symbol.
struct HeaderText {
  std::string Cxx; ///< Lines of C++; empty: nothing.
  std::string C;   ///< Lines of C.

  friend bool operator==(const HeaderText &, const HeaderText &) = default;
};

/// How the tree uses symbols, where that decides what the header says.
struct HeaderUses {
  std::set<std::string> InConditions; ///< In `#if`: macros have to stay macros.
  std::set<std::string> AsTags;       ///< Behind `enum` or `struct`.
  bool InNamespace = false;           ///< Where no macro can be.
};

/// The names that \p Text holds as the header spells them: neutral ones in
/// `names: neutral`, where these are in a namespace without it, else CUDA's.
std::string spellForHeader(llvm::StringRef Text, const RuleTable &Rules,
                           NamesMode Names);

/// The definition of the neutral name of \p Symbol in terms of CUDA.
HeaderText defineForCuda(const ApiSymbol &Symbol, const RuleTable &Rules,
                         const HeaderUses &Uses);

/// The definition of \p Name in terms of HIP for the version that \p Rules
/// support: a typedef, a constant, or one inline function for each of CUDA's
/// overloads and templates. Without a counterpart it is, for a function, one
/// that cannot be called and says why, and for others a comment.
HeaderText defineForHip(llvm::StringRef Name, const RuleTable &Rules,
                        const HeaderUses &Uses);

} // namespace reroute

#endif
