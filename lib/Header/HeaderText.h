#ifndef REROUTE_HEADER_HEADERTEXT_H
#define REROUTE_HEADER_HEADERTEXT_H

#include "Header/SymbolVariants.h"

namespace reroute {

/// Every generated header holds this text.
inline constexpr llvm::StringLiteral GeneratedMark = "Made by `reroute header`";

/// What goes into a compat header.
struct HeaderRequest {
  const ProjectFile &Project;  ///< Its route names guard and header.
  const Coverage &Rules;       ///< One table for each supported version.
  std::set<std::string> Names; ///< The symbols to define.
  HeaderUses Uses;
};

/// The macro that selects HIP's side.
std::string guardOf(const ProjectFile &Project);

/// The comment that says what made a file; holds GeneratedMark.
std::string origin(const HeaderRequest &Request);

/// The compat header: on the side of the route's guard CUDA's names defined
/// over HIP, for every supported HIP version; on the other side nothing but
/// CUDA's own header. The same request gives the same bytes.
std::string writeCompatHeader(const HeaderRequest &Request);

} // namespace reroute

#endif
