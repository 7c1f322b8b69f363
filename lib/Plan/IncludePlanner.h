#ifndef REROUTE_PLAN_INCLUDEPLANNER_H
#define REROUTE_PLAN_INCLUDEPLANNER_H

#include "Classify/Classification.h"
#include "Plan/FilePlan.h"
#include "Plan/FindingSink.h"
#include "Plan/IncludeStyle.h"
#include "Rules/RuleTable.h"
#include "Scan/FileScan.h"

namespace reroute {

/// What include planning needs to know of the whole tree.
struct IncludeEnvironment {
  const RuleTable &Rules;
  const ProjectFile &Project;
  /// The tree file that an include of \p Includer means, root-relative; empty
  /// when it means none.
  std::function<std::string(llvm::StringRef Includer, llvm::StringRef Spelled,
                            bool Angled)>
      ResolveInTree;
  /// Whether the tree has a file of this root-relative path.
  std::function<bool(llvm::StringRef Path)> IsThere;
  /// Whether \p File includes, directly or through headers of the tree, a
  /// header that is spelled as one of \p Wanted.
  std::function<bool(llvm::StringRef File,
                     llvm::function_ref<bool(llvm::StringRef)> Wanted)>
      Reaches;
  /// Whether \p File, or one that includes it, spells a name of \p Surface.
  std::function<bool(llvm::StringRef File, llvm::StringRef Surface)>
      IsSpelledBehind;
  IncludeStyles &Styles;
  ProjectIgnores &Ignores;
};

/// Routes the surface includes of a file: adds their edits to \p Plan and fills
/// its Includes, and adds findings to \p Findings. Uses must be planned before:
/// a CUDA source with API uses and no surface include gets one.
void planIncludes(const FileScan &Scan, const ClassifiedFile &Classified,
                  const IncludeEnvironment &Environment,
                  Suppressions &Suppressed, FindingSink &Findings,
                  FilePlan &Plan);

/// Whether an include spelled \p Name brings the runtime: CUDA's header, which
/// is routed, or what it is routed to.
bool bringsRuntime(llvm::StringRef Name, const RuleTable &Rules,
                   const ProjectFile &Project);

/// Whether \p Include names a surface header or is computed, so that it counts
/// as a token and has an outcome.
bool isSurfaceInclude(const IncludeDirective &Include, const RuleTable &Rules);

} // namespace reroute

#endif
