// diff and apply: one analysis, two ways to use it.

#include "Apply/ApplyFiles.h"
#include "Apply/ColoredDiff.h"
#include "Apply/UnifiedDiff.h"
#include "Commands.h"
#include "Report/TextReport.h"
#include <unistd.h>

using namespace reroute;

static void report(const CommandLine &Line, const Report &All) {
  if (!Line.Quiet)
    writeTextReport(All, {useColor(Line.Color, STDERR_FILENO), Line.Verbose},
                    llvm::errs());
  reportInternalError(All);
}

/// The files that change, with their text before and after.
static llvm::Expected<std::vector<FileChange>> changesOf(const RunResult &Run) {
  std::vector<FileChange> Changes;
  if (llvm::Error E =
          forEachChange(Run, [&](const FileScan &File, std::string After) {
            Changes.push_back({File.Path, File.text().str(), std::move(After)});
          }))
    return E;
  return Changes;
}

ExitCode reroute::runDiff(const CommandLine &Line) {
  llvm::Expected<RunResult> Run = analyse(Line.Run);
  if (!Run)
    return fail(Run.takeError());
  llvm::Expected<std::vector<FileChange>> Changes = changesOf(*Run);
  if (!Changes)
    return fail(Changes.takeError());
  bool Color = useColor(Line.Color, STDOUT_FILENO);
  for (const FileChange &Change : *Changes) {
    std::string Diff = unifiedDiff(Change.Path, Change.Before, Change.After);
    printDiff(llvm::outs(), Diff, Color);
  }
  llvm::outs().flush();
  Report All = makeReport(*Run);
  report(Line, All);
  return exitCodeOf(All, Line.ChangesCount);
}

ExitCode reroute::runApply(const CommandLine &Line) {
  llvm::Expected<RunResult> Run = analyse(Line.Run);
  if (!Run)
    return fail(Run.takeError());
  llvm::Expected<std::vector<FileChange>> Changes = changesOf(*Run);
  if (!Changes)
    return fail(Changes.takeError());
  if (Run->ThePlan.Total.addsUp())
    if (llvm::Error E = applyAll(Run->Root, *Changes))
      return fail(std::move(E));
  Report All = makeReport(*Run);
  report(Line, All);
  return exitCodeOf(All, /*ChangesCount=*/false);
}
