#ifndef REROUTE_TESTS_TREE_LISTTREE_H
#define REROUTE_TESTS_TREE_LISTTREE_H

#include "Tree/SourceTree.h"
#include "Tree/TemporaryFolder.h"

namespace reroute::test {

inline SourceTree open(const std::string &Root, TreeOptions Options = {}) {
  return llvm::cantFail(
      openTree(Root, llvm::cantFail(PathFilter::create(Options))));
}

inline std::vector<std::string> paths(const SourceTree &Tree) {
  std::vector<std::string> Result;
  for (const TreeFile &File : Tree.Files)
    Result.push_back(File.Path);
  return Result;
}

using Paths = std::vector<std::string>;

} // namespace reroute::test

#endif
