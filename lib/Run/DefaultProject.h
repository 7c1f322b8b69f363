#ifndef REROUTE_RUN_DEFAULTPROJECT_H
#define REROUTE_RUN_DEFAULTPROJECT_H

#include "Rules/ProjectFile.h"

namespace reroute {

/// The names of the packs inside the binary, sorted.
std::vector<std::string> builtInPacks();

/// What a tree without a project file is taken for: it extends every built-in
/// pack and, having no compat header, uses HIP's names.
ProjectFile defaultProject();

} // namespace reroute

#endif
