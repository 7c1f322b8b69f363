#include "Verify/HipUnits.h"
#include "Header/HeaderText.h"
#include "Resolve/Toolchain.h"

using namespace reroute;

static bool isSource(llvm::StringRef Path) {
  std::optional<Language> Lang = languageOf(Path);
  return Lang && *Lang != Language::Header && *Lang != Language::CudaHeader;
}

/// \p Unit, one of a build for CUDA, as a build for HIP has it.
static CompileUnit asHip(CompileUnit Unit, const ProjectFile &Project) {
  if (languageOfUnit(Unit, /*HasKernels=*/false) == Language::Cuda)
    Unit.Arguments.insert(Unit.Arguments.end(), {"-x", "hip"});
  Unit.Arguments.push_back("-D" + guardOf(Project));
  return Unit;
}

std::vector<CompileUnit> reroute::hipUnits(const RunResult &Run) {
  std::vector<CompileUnit> Units;
  for (const UnitOutcome &Each : Run.Units) {
    bool IsNamed = Each.Unit.Configuration == HipConfiguration;
    if (!isSource(Each.Unit.File) || IsNamed != Run.Reach.IsKnown)
      continue;
    CompileUnit Unit =
        IsNamed || isHip(Each.Unit) ? Each.Unit : asHip(Each.Unit, Run.Project);
    bool IsRepeated = llvm::any_of(Units, [&](const CompileUnit &Other) {
      return Other.File == Unit.File && Other.Arguments == Unit.Arguments &&
             Other.Directory == Unit.Directory;
    });
    if (IsRepeated)
      continue;
    Units.push_back(Unit);
    if (isHip(Unit)) {
      Unit.Pass = OffloadPass::Device;
      Units.push_back(std::move(Unit));
    }
  }
  llvm::stable_sort(Units, [](const CompileUnit &A, const CompileUnit &B) {
    return A.File < B.File;
  });
  return Units;
}
