#ifndef REROUTE_CLASSIFY_CLASSIFICATION_H
#define REROUTE_CLASSIFY_CLASSIFICATION_H

#include "Resolve/Reading.h"
#include "Rules/Rule.h"

namespace reroute {

/// What a use means, after all parses have spoken.
enum class Resolution {
  Api,        ///< A parser resolved it to the surface.
  Foreign,    ///< The tree's own, or no name at all (text of a directive).
  Inactive,   ///< In no branch that any parse took: the surface's by name.
  Unresolved, ///< No parse could say: the surface's by name.
  Ambiguous, ///< Parses for one side disagree, or a template parameter decides.
};

/// Why a use is not simply what one parse says.
enum class Reason {
  None,
  OwnMacro, ///< The name that a #define of the tree gives or takes.
  MacroParameter,
  DirectiveText,
  HipSide,           ///< In a branch that only a build for HIP compiles.
  Member,            ///< By its spelling, a member of something.
  OtherScope,        ///< By its spelling, in a scope of the tree's own.
  DeclaredInTree,    ///< By its name, which the tree declares.
  OwnDeclaration,    ///< A parser resolved it to DeclaredAt, where known.
  UnitsDisagree,     ///< The surface's in Unit, not in OtherUnit.
  TemplateParameter, ///< One decides what it is.
  NotReached,        ///< No parse entered the file.
  NotCompiled,       ///< No parse compiled its branch.
  NotResolved,       ///< Parses compiled it, and none has a meaning for it.
};

/// One use, classified.
struct ClassifiedUse {
  Resolution Is = Resolution::Unresolved;
  UseShape Shape;
  /// The rule's answer; null for Foreign and Ambiguous.
  const Mapping *Map = nullptr;
  /// Main file of the first unit that said so; empty when none did.
  std::string Unit;
  std::string OtherUnit; ///< Main file of the unit that disagrees.
  /// "path:line" of the declaration that Unit, or else OtherUnit when it is
  /// set, sees; empty where it is not known.
  std::string DeclaredAt;
  /// Set when it is the surface's, but every unit of the build for HIP that
  /// compiles it takes it for the tree's own: "path:line" of the declaration
  /// there, empty where it is not known. A layer of the tree's stands for it.
  std::optional<std::string> OwnOnHip;
  Reason Why = Reason::None;

  /// Whether it is handled as the surface's.
  bool isApi() const {
    return Is == Resolution::Api || Is == Resolution::Inactive ||
           Is == Resolution::Unresolved;
  }
};

/// The uses of one file, parallel to its scan's, and what belongs to it.
struct ClassifiedFile {
  std::vector<ClassifiedUse> Uses;
  /// Of all parses, each once. The File of a place is the index of the scan.
  std::vector<Fact> Facts;
  std::vector<bool> HipBranches; ///< Parallel to the scan's branches.
};

} // namespace reroute

#endif
