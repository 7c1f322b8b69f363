#ifndef REROUTE_RESOLVE_PROBLEMCOLLECTOR_H
#define REROUTE_RESOLVE_PROBLEMCOLLECTOR_H

#include "Resolve/Reading.h"
#include "Resolve/UseIndex.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceManager.h"

namespace reroute {

/// The path that people know the file \p ID by: root-relative inside the tree;
/// empty when it is no file.
std::string pathOf(const clang::SourceManager &SM, clang::FileID ID,
                   const UseIndex &Index);

/// Turns Clang's errors into problems. Warnings are nobody's business here.
class ProblemCollector : public clang::DiagnosticConsumer {
public:
  ProblemCollector(const UseIndex &Index, std::vector<UnitProblem> &Problems)
      : Index(Index), Problems(Problems) {}

  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override;

private:
  const UseIndex &Index;
  std::vector<UnitProblem> &Problems;
};

} // namespace reroute

#endif
