#include "Verify/PlannedTree.h"
#include "Header/HeaderText.h"
#include "Run/Rules.h"
#include "Run/UsedSymbols.h"
#include "Support/LineIndex.h"
#include "llvm/Support/FileSystem.h"

using namespace reroute;
using llvm::StringRef;

llvm::Error PlannedTree::addHeader() {
  const std::optional<Route> &To = Run->Project.TheRoute;
  if (Run->Project.Names == NamesMode::Hip || !To || To->Path.empty() ||
      llvm::sys::fs::exists(Run->Root + "/" + To->Path))
    return llvm::Error::success();
  llvm::Expected<Coverage> Rules = loadCoverage(Run->Project, Run->Root);
  if (!Rules)
    return Rules.takeError();
  UsedSymbols Used = usedSymbols(*Run);
  Changed[To->Path] = writeCompatHeader(
      {Run->Project, *Rules, std::move(Used.Names), std::move(Used.Uses)});
  return llvm::Error::success();
}

llvm::Expected<PlannedTree> PlannedTree::create(const RunResult &Run) {
  PlannedTree Result(Run);
  if (llvm::Error E =
          forEachChange(Run, [&](const FileScan &File, std::string After) {
            Result.Changed[File.Path] = std::move(After);
          }))
    return E;
  if (llvm::Error E = Result.addHeader())
    return E;
  return Result;
}

TextOverlay PlannedTree::texts() const {
  TextOverlay Texts;
  for (const FileScan &File : Run->Files)
    Texts[File.Path] = File.text();
  for (const auto &Each : Changed)
    Texts[Each.getKey()] = StringRef(Each.getValue());
  return Texts;
}

std::string PlannedTree::resolve(StringRef Includer, StringRef Spelled) const {
  const std::optional<Route> &To = Run->Project.TheRoute;
  // The tree's index of files knows none that is not there yet.
  if (To && Spelled == To->Header && Changed.contains(To->Path))
    return To->Path;
  return Run->Includes.resolve(Includer, Spelled, /*Angled=*/true).value_or("");
}

void PlannedTree::moveBack(UnitProblem &Problem) const {
  auto After = Changed.find(Problem.Path);
  auto File = llvm::lower_bound(
      Run->Files, Problem.Path,
      [](const FileScan &S, StringRef Path) { return S.Path < Path; });
  if (After == Changed.end() || Problem.Line == 0 || File == Run->Files.end() ||
      File->Path != Problem.Path)
    return;
  uint32_t Offset =
      LineIndex(After->getValue()).lineStart(Problem.Line) + Problem.Column - 1;
  const FilePlan &Plan = Run->ThePlan.Files[File - Run->Files.begin()];
  LineColumn Before =
      LineIndex(File->text()).position(offsetBefore(Plan.Edits, Offset));
  Problem.Line = Before.Line;
  Problem.Column = Before.Column;
}
