#include "Plan/Planner.h"
#include "Plan/FileChecks.h"
#include "Plan/NamePlanner.h"

using namespace reroute;
using llvm::StringRef;

static FilePlan untouched(const FileScan &Scan, const RuleTable &Rules) {
  FilePlan Plan;
  Plan.Uses.assign(Scan.Uses.size(), Outcome::NotOurs);
  for (const IncludeDirective &Include : Scan.Includes)
    Plan.Includes.push_back(isSurfaceInclude(Include, Rules)
                                ? std::optional(Outcome::NotOurs)
                                : std::nullopt);
  return Plan;
}

static Account accountOf(const FileScan &Scan, const RuleTable &Rules,
                         const ClassifiedFile &Classified,
                         const FilePlan &Plan) {
  Account A;
  // Counted apart from what is planned, so that the sum can be wrong.
  A.Seen = Scan.Candidates;
  A.Seen += llvm::count_if(Scan.Includes, [&](const IncludeDirective &Include) {
    return isSurfaceInclude(Include, Rules);
  });
  for (Outcome O : Plan.Uses)
    A.add(O);
  for (std::optional<Outcome> O : Plan.Includes)
    if (O)
      A.add(*O);
  for (auto [Use, Result] : llvm::zip_equal(Classified.Uses, Plan.Uses)) {
    if (Result == Outcome::NotOurs)
      continue;
    A.Inactive += Use.Is == Resolution::Inactive;
    A.Unresolved += Use.Is == Resolution::Unresolved;
  }
  return A;
}

static FilePlan planFile(uint32_t Index, const FileScan &Scan,
                         const ClassifiedFile &Classified,
                         const IncludeEnvironment &Environment) {
  FilePlan Result;
  Suppressions Suppressed(Index, Scan, Environment.Ignores);
  FindingSink Findings(Index, Suppressed, Result.Findings);
  NamesMode Mode = Environment.Project.Names;
  planNames(Scan, Classified, Environment.Rules, Mode, Suppressed, Findings,
            Result);
  planIncludes(Scan, Classified, Environment, Suppressed, Findings, Result);
  for (FileCheck Check : fileChecks())
    Check({Scan, Classified, Environment.Rules, Mode, Findings});
  llvm::append_range(Result.Findings, Suppressed.findings());
  // An insertion stands before a replacement at the same place.
  llvm::sort(Result.Edits, [](const Edit &A, const Edit &B) {
    return std::tie(A.Offset, A.Length) < std::tie(B.Offset, B.Length);
  });
  llvm::sort(Result.Findings, [](const Finding &A, const Finding &B) {
    return std::tie(A.Offset, A.Kind, A.Subject, A.Message) <
           std::tie(B.Offset, B.Kind, B.Subject, B.Message);
  });
  return Result;
}

void Plan::forEachFinding(
    llvm::function_ref<void(const Finding &)> Each) const {
  for (const FilePlan &File : Files)
    for (const Finding &F : File.Findings)
      Each(F);
  for (const Finding &F : ProjectFindings)
    Each(F);
}

Plan reroute::makePlan(llvm::ArrayRef<FileScan> Files,
                       llvm::ArrayRef<ClassifiedFile> Classified,
                       const IncludeEnvironment &Environment,
                       llvm::function_ref<bool(StringRef Path)> IsUntouchable) {
  Plan Result;
  for (uint32_t I = 0; I < Files.size(); ++I) {
    const FileScan &Scan = Files[I];
    FilePlan Planned = IsUntouchable(Scan.Path)
                           ? untouched(Scan, Environment.Rules)
                           : planFile(I, Scan, Classified[I], Environment);
    Result.Accounts.push_back(
        accountOf(Scan, Environment.Rules, Classified[I], Planned));
    Result.Total += Result.Accounts.back();
    Result.Files.push_back(std::move(Planned));
  }
  return Result;
}
