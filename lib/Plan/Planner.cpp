#include "Plan/Planner.h"
#include "Plan/NamePlanner.h"

using namespace reroute;
using llvm::StringRef;

static FilePlan untouched(const FileScan &Scan, size_t Includes) {
  FilePlan Plan;
  Plan.Uses.assign(Scan.Uses.size(), Outcome::NotOurs);
  Plan.Includes.assign(Includes, Outcome::NotOurs);
  return Plan;
}

static Account accountOf(const FileScan &Scan, size_t Includes,
                         const ClassifiedFile &Classified,
                         const FilePlan &Plan) {
  Account A;
  A.Seen = Scan.Uses.size() + Includes;
  for (Outcome O : Plan.Uses)
    A.add(O);
  for (Outcome O : Plan.Includes)
    A.add(O);
  for (auto [Use, Result] : llvm::zip_equal(Classified.Uses, Plan.Uses)) {
    if (Result == Outcome::NotOurs)
      continue;
    A.Inactive += Use.Is == Resolution::Inactive;
    A.Unresolved += Use.Is == Resolution::Unresolved;
  }
  return A;
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
    size_t Includes =
        countSurfaceIncludes(Scan, Environment.Rules, Environment.Project);
    FilePlan FilePlan;
    if (IsUntouchable(Scan.Path)) {
      FilePlan = untouched(Scan, Includes);
    } else {
      Suppressions Suppressed(I, Scan, Environment.Ignores);
      planNames(I, Scan, Classified[I], Environment.Rules,
                Environment.Project.Names, Suppressed, FilePlan);
      planIncludes(I, Scan, Classified[I], Environment, Suppressed, FilePlan);
      llvm::append_range(FilePlan.Findings, Suppressed.findings());
      // An insertion stands before a replacement at the same place.
      llvm::sort(FilePlan.Edits, [](const Edit &A, const Edit &B) {
        return std::tie(A.Offset, A.Length) < std::tie(B.Offset, B.Length);
      });
      llvm::sort(FilePlan.Findings, [](const Finding &A, const Finding &B) {
        return std::tie(A.Offset, A.Kind, A.Subject, A.Message) <
               std::tie(B.Offset, B.Kind, B.Subject, B.Message);
      });
    }
    Result.Accounts.push_back(
        accountOf(Scan, Includes, Classified[I], FilePlan));
    Result.Total += Result.Accounts.back();
    Result.Files.push_back(std::move(FilePlan));
  }
  return Result;
}
