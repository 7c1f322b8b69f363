#ifndef REROUTE_EXPLAIN_SYMBOLTEXT_H
#define REROUTE_EXPLAIN_SYMBOLTEXT_H

#include "Api/ApiModel.h"

namespace reroute {

/// The declarations of \p Symbol as a person reads them: lines of C++ of at
/// most \p Width columns where that is possible, each ended. Structs and enums
/// with more than \p MostMembers are cut, and say how much is left out.
/// \p Model has the enumerators of an enum.
std::string symbolText(const ApiSymbol &Symbol, const ApiModel &Model,
                       unsigned Width, size_t MostMembers);

} // namespace reroute

#endif
