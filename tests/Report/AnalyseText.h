#ifndef REROUTE_TESTS_REPORT_ANALYSETEXT_H
#define REROUTE_TESTS_REPORT_ANALYSETEXT_H

#include "Report/Report.h"
#include "Tree/TemporaryFolder.h"
#include <catch2/catch_test_macros.hpp>
#include <memory>

namespace reroute::test {

/// A tree on disk and what one analysis of it says.
class AnalysedTree {
public:
  /// Writes reroute.yaml: \p Project is what follows its first two lines.
  explicit AnalysedTree(llvm::StringRef Project = "names: hip\n") {
    Folder.write("reroute.yaml",
                 "schema: 1\nextends: [cuda-runtime]\n" + Project.str());
  }

  const Report &analyse(RunOptions Options = {}) {
    Options.Root = Folder.path();
    auto Found = reroute::analyse(Options);
    if (!Found)
      FAIL(llvm::toString(Found.takeError()));
    Run = std::make_unique<RunResult>(std::move(*Found));
    Last = makeReport(*Run);
    return Last;
  }

  TemporaryFolder Folder;
  std::unique_ptr<RunResult> Run;
  Report Last;
};

} // namespace reroute::test

#endif
