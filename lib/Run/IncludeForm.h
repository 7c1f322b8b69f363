#ifndef REROUTE_RUN_INCLUDEFORM_H
#define REROUTE_RUN_INCLUDEFORM_H

#include "Run/CompatHeader.h"

namespace reroute {

/// Spells the header at \p TheRoute.Path as the tree's includes spell its other
/// headers: in angle brackets or quotes, without a first folder that is on the
/// include path, with the name of the checkout before it. In quotes, from the
/// root, where the includes tell nothing.
void spellLikeTheTree(const UsingFiles &Tree, Route &TheRoute);

} // namespace reroute

#endif
