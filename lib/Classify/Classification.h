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

/// One use, classified.
struct ClassifiedUse {
  Resolution Is = Resolution::Unresolved;
  UseShape Shape;
  /// The rule's answer; null for Foreign and Ambiguous.
  const Mapping *Map = nullptr;
  /// Main file of the first unit that said so; empty when none did.
  std::string Unit;
  /// Api: "path:line" of the declaration, where it is known.
  std::string DeclaredAt;
  /// Set when it is the surface's, but every unit of the build for HIP that
  /// compiles it takes it for the tree's own: "path:line" of the declaration
  /// there, empty where it is not known. A layer of the tree's stands for it.
  std::optional<std::string> OwnOnHip;
  /// For people: where a foreign name is declared, why a use is ambiguous or
  /// unresolved.
  std::string Why;

  /// Whether it is handled as the surface's.
  bool isApi() const {
    return Is == Resolution::Api || Is == Resolution::Inactive ||
           Is == Resolution::Unresolved;
  }
};

/// The uses of one file, parallel to its scan's, and what belongs to it.
struct ClassifiedFile {
  std::vector<ClassifiedUse> Uses;
  std::vector<PastedName> Pasted; ///< By offset, then name; each once.
  std::vector<FieldUse> Fields;   ///< By offset; each once.
  std::vector<bool> HipBranches;  ///< Parallel to the scan's branches.
};

} // namespace reroute

#endif
