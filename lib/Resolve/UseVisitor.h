#ifndef REROUTE_RESOLVE_USEVISITOR_H
#define REROUTE_RESOLVE_USEVISITOR_H

#include "Resolve/UseRecorder.h"

namespace reroute {

/// Walks the declarations of the tree in \p Context and records every name
/// that is spelled in them.
void recordNames(clang::ASTContext &Context, UseRecorder &Recorder);

} // namespace reroute

#endif
