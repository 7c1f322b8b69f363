#ifndef REROUTE_RESOLVE_INCLUDEGRAPH_H
#define REROUTE_RESOLVE_INCLUDEGRAPH_H

#include "Tree/SourceTree.h"
#include "llvm/ADT/StringMap.h"
#include <functional>

namespace reroute {

/// Which file of the tree includes which, as their lines say, with no
/// preprocessing: an include in a branch that no build takes counts too. Read
/// when first asked for. Not for concurrent use.
class IncludeGraph {
public:
  /// Resolves an include to a root-relative path; empty when the tree has no
  /// such file.
  using Resolver = std::function<std::string(
      llvm::StringRef Includer, llvm::StringRef Spelled, bool Angled)>;

  IncludeGraph(const SourceTree &Tree, Resolver Resolve)
      : Tree(Tree), Resolve(std::move(Resolve)) {}

  /// The nearest source file (no header) that includes \p Header, directly or
  /// through others; of equally near ones the first by path. Empty when none
  /// does.
  std::string nearestSource(llvm::StringRef Header);

  /// Every file that one of \p Sources is or includes, directly or through
  /// others, with the file that includes it on a shortest way from a source;
  /// empty for the sources themselves.
  llvm::StringMap<std::string> reachedFrom(llvm::ArrayRef<std::string> Sources);

  /// Whether \p File includes, directly or through files of the tree, a header
  /// that is spelled as one of \p Wanted.
  bool reaches(llvm::StringRef File,
               llvm::function_ref<bool(llvm::StringRef)> Wanted);

private:
  struct Node {
    std::vector<std::string> Spelled;  ///< Between the delimiters.
    std::vector<std::string> Includes; ///< Those inside the tree.
  };

  const Node &node(llvm::StringRef File);
  const llvm::StringMap<std::vector<std::string>> &includers();

  const SourceTree &Tree;
  Resolver Resolve;
  llvm::StringMap<Node> Nodes;
  std::optional<llvm::StringMap<std::vector<std::string>>> Reverse;
};

} // namespace reroute

#endif
