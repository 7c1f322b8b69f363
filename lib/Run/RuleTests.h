#ifndef REROUTE_RUN_RULETESTS_H
#define REROUTE_RUN_RULETESTS_H

#include "Rules/RuleTable.h"

namespace reroute {

/// A test of a rule that did not come out as it says.
struct FailedRuleTest {
  std::string Symbol;
  RuleOrigin Origin;
  std::string In;
  std::string Expected;
  std::string Got;    ///< What the rewriter made of In.
  std::string Reason; ///< A finding about In; often empty.
};

/// What became of the tests of a project's rules.
struct RuleTestResult {
  /// Written below `tests:` and run.
  size_t Ran = 0;
  /// Rules without a counterpart have one test that nobody writes: the name
  /// stays as it is and is reported.
  size_t Implied = 0;
  std::vector<FailedRuleTest> Failed; ///< By file and line.
};

/// Runs the tests inside \p Rules, those of packs and those of the project
/// itself, through the same analysis that `reroute diff --names hip` does.
/// Fails only when an analysis cannot start at all.
///
/// A test's code becomes the body of a function of its own in a CUDA source,
/// so names that it does not declare stay unresolved, as in code that does not
/// compile.
llvm::Expected<RuleTestResult> runRuleTests(const ProjectFile &Project,
                                            llvm::StringRef Root);

} // namespace reroute

#endif
