#ifndef REROUTE_HEADER_STRUCTADAPTER_H
#define REROUTE_HEADER_STRUCTADAPTER_H

#include "Header/SymbolVariants.h"

namespace reroute {

/// The fields of \p Name, a record or a typedef of one, when an alias of HIP's
/// would not do: a counterpart has another name or another place, so that
/// `x.field` does not compile or `X x = {a, b}` fills the wrong fields. Nothing
/// when an alias will do, or when there is no counterpart.
std::optional<RecordMatch> adaptedRecord(llvm::StringRef Name,
                                         const RuleTable &Rules);

/// The struct \p Name with CUDA's fields in CUDA's order, followed by HIP's
/// own, and conversions by field name from and to \p Hip. What HIP lacks in
/// the middle keeps its place but takes no value.
HeaderText defineAdapter(llvm::StringRef Name, llvm::StringRef Hip,
                         const RecordMatch &Match, const RuleTable &Rules);

/// For the alias \p Name: assertions that its fields follow one another as
/// CUDA's do. Empty when there is nothing to assert.
std::string assertOrder(llvm::StringRef Name, const RecordMatch &Match);

/// C's names of the conversions that C++ has as members.
std::string toHipOfC(llvm::StringRef Name);
std::string fromHipOfC(llvm::StringRef Name);

} // namespace reroute

#endif
