#ifndef REROUTE_PLAN_INCLUDEPLANNER_H
#define REROUTE_PLAN_INCLUDEPLANNER_H

#include "Classify/Classification.h"
#include "Plan/FilePlan.h"
#include "Plan/IncludeStyle.h"
#include "Plan/Suppressions.h"
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
  IncludeStyles &Styles;
  ProjectIgnores &Ignores;
};

/// Routes the surface includes of file \p File: adds their edits and findings
/// to \p Plan and fills its Includes. Uses must be planned before: a CUDA
/// source with API uses and no surface include gets one.
void planIncludes(uint32_t File, const FileScan &Scan,
                  const ClassifiedFile &Classified,
                  const IncludeEnvironment &Environment,
                  Suppressions &Suppressed, FilePlan &Plan);

/// Whether an include spelled \p Name brings the runtime: CUDA's header, which
/// is routed, or what it is routed to.
bool bringsRuntime(llvm::StringRef Name, const RuleTable &Rules,
                   const ProjectFile &Project);

/// Whether \p Include names a surface header or is computed, so that it counts
/// as a token and has an outcome.
bool isSurfaceInclude(const IncludeDirective &Include, const RuleTable &Rules,
                      const ProjectFile &Project);

/// How many of \p Scan's include directives name a surface header or are
/// computed; each gets one outcome. Counted apart from the planning.
size_t countSurfaceIncludes(const FileScan &Scan, const RuleTable &Rules,
                            const ProjectFile &Project);

} // namespace reroute

#endif
