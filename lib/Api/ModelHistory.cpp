#include "Api/ModelHistory.h"
#include "Support/ToolError.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace reroute;

namespace {

struct MeasuredVersion {
  llvm::VersionTuple Version;
  const ApiModel *Model;
};

} // namespace

/// The shapes of \p Name over all of \p Measured, oldest first.
static void appendShapes(const std::string &Name,
                         llvm::ArrayRef<MeasuredVersion> Measured,
                         std::vector<ApiSymbol> &Shapes) {
  ApiSymbol *Current = nullptr;
  for (const MeasuredVersion &At : Measured) {
    const ApiSymbol *Shape = At.Model->find(Name, At.Version);
    if (Current && Shape && Current->sameShape(*Shape))
      continue;
    if (Current)
      Current->Versions.Until = At.Version;
    Current = nullptr;
    if (!Shape)
      continue;
    Current = &Shapes.emplace_back(*Shape);
    Current->Versions = {};
    if (At.Version != Measured.front().Version)
      Current->Versions.Since = At.Version;
  }
}

llvm::Expected<ApiModel> reroute::mergeModels(llvm::ArrayRef<ApiModel> Models) {
  ApiModel Merged;
  std::vector<MeasuredVersion> Measured;
  std::set<std::string> Names;
  for (const ApiModel &Model : Models) {
    if (!Merged.Api.empty() && Merged.Api != Model.Api)
      return makeError(ExitCode::Usage, "models of " + Merged.Api + " and " +
                                            Model.Api +
                                            " cannot be merged; give models "
                                            "of one API");
    Merged.Api = Model.Api;
    for (const llvm::VersionTuple &Version : Model.Versions)
      Measured.push_back({Version, &Model});
    for (const ApiSymbol &Symbol : Model.Symbols)
      Names.insert(Symbol.Name);
  }
  llvm::sort(Measured, [](const MeasuredVersion &A, const MeasuredVersion &B) {
    return A.Version < B.Version;
  });
  for (const MeasuredVersion &At : Measured) {
    if (!Merged.Versions.empty() && Merged.Versions.back() == At.Version)
      return makeError(ExitCode::Usage, Merged.Api + " " +
                                            At.Version.getAsString() +
                                            " is in two of the models; give "
                                            "each version once");
    Merged.Versions.push_back(At.Version);
  }
  for (const std::string &Name : Names)
    appendShapes(Name, Measured, Merged.Symbols);
  Merged.reindex();
  return Merged;
}

ModelDifference reroute::diffModels(const ApiModel &Old, const ApiModel &New,
                                    const llvm::VersionTuple &OldVersion,
                                    const llvm::VersionTuple &NewVersion) {
  ModelDifference Difference;
  for (const ApiSymbol &Symbol : New.Symbols) {
    if (!Symbol.Versions.contains(NewVersion))
      continue;
    const ApiSymbol *Before = Old.find(Symbol.Name, OldVersion);
    if (!Before)
      Difference.Added.push_back(&Symbol);
    else if (!Before->sameShape(Symbol))
      Difference.Changed.push_back({Before, &Symbol});
  }
  for (const ApiSymbol &Symbol : Old.Symbols)
    if (Symbol.Versions.contains(OldVersion) &&
        !New.find(Symbol.Name, NewVersion))
      Difference.Removed.push_back(&Symbol);
  return Difference;
}
