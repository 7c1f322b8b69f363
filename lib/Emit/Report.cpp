#include "Emit/Report.h"
#include "Emit/Fingerprint.h"

using namespace reroute;

size_t Report::count(Severity Wanted) const {
  return llvm::count_if(Findings, [&](const ReportedFinding &F) {
    return F.TheSeverity == Wanted;
  });
}

size_t Report::filesToChange() const {
  return llvm::count_if(
      Files, [](const ReportedFile &File) { return !File.Edits.empty(); });
}

/// The edits that belong to the name at [\p Begin, \p End): one that touches
/// it, and all others with the same cause.
static std::vector<const Edit *> fixAt(llvm::ArrayRef<Edit> Edits,
                                       uint32_t Begin, uint32_t End) {
  // They are sorted and disjoint, so the first that ends behind Begin decides.
  const Edit *Touching = llvm::partition_point(
      Edits, [&](const Edit &E) { return E.end() <= Begin; });
  std::vector<const Edit *> Fix;
  if (Touching == Edits.end() || Touching->Offset >= End)
    return Fix;
  if (Touching->Cause == Edit::Alone)
    return {Touching};
  for (const Edit *E = Touching; E != Edits.end(); ++E)
    if (E->Cause == Touching->Cause)
      Fix.push_back(E);
  return Fix;
}

namespace {

/// Adds the findings of one file to a report.
class FileReporter {
public:
  FileReporter(const RunResult &Run, uint32_t File, Report &Out)
      : Run(Run), File(File), Lines(Run.Files[File].text()), Out(Out) {}

  void add(const Finding &F, Severity TheSeverity);

private:
  const RunResult &Run;
  uint32_t File;
  LineIndex Lines;
  Fingerprints Names;
  Report &Out;
};

} // namespace

void FileReporter::add(const Finding &F, Severity TheSeverity) {
  const FileScan &Scan = Run.Files[File];
  ReportedFinding R;
  R.Kind = F.Kind;
  R.TheSeverity = TheSeverity;
  R.Path = Scan.Path;
  R.File = File;
  R.Offset = F.Offset;
  R.Length = F.Length;
  R.Begin = Lines.position(F.Offset);
  R.End = Lines.position(F.Offset + F.Length);
  R.Subject = F.Subject;
  if (const ApiSymbol *Symbol = Run.Rules->symbol(F.Subject))
    R.SubjectKind = kindName(Symbol->Kind);
  R.Message = F.Message;
  R.LineText = Lines.line(R.Begin.Line);
  if (R.Begin.Line == 1)
    R.LineText.consume_front("\xEF\xBB\xBF");
  R.Fingerprint = Names.next(R.code(), R.Path, R.Subject, R.LineText);
  R.Fix = fixAt(Run.ThePlan.Files[File].Edits, F.Offset, F.Offset + F.Length);
  Out.Findings.push_back(std::move(R));
}

Report reroute::makeReport(const RunResult &Run) {
  Report Result;
  Result.Problems = Run.Problems;
  Result.Warnings = Run.Warnings;
  Result.TheSeverities = Run.Project.TheSeverities;
  Result.Total = Run.ThePlan.Total;
  Result.FilesSeen = Run.FilesSeen;
  // Files come by path and their findings by place, so the list is sorted.
  for (uint32_t I = 0; I < Run.Files.size(); ++I) {
    const FilePlan &Plan = Run.ThePlan.Files[I];
    Result.Files.push_back(
        {Run.Files[I].Path, Run.Files[I].text(), Plan.Edits});
    if (Plan.Findings.empty())
      continue;
    FileReporter Reporter(Run, I, Result);
    for (const Finding &F : Plan.Findings)
      if (std::optional<Severity> S = Result.TheSeverities.of(F.Kind))
        Reporter.add(F, *S);
      else
        ++Result.SwitchedOff;
  }
  return Result;
}

std::vector<Edit> reroute::mergeTouching(llvm::ArrayRef<Edit> Edits) {
  std::vector<Edit> Merged;
  for (const Edit &E : Edits) {
    if (Merged.empty() || Merged.back().end() < E.Offset) {
      Merged.push_back(E);
      continue;
    }
    Merged.back().Length += E.Length;
    Merged.back().Text += E.Text;
  }
  return Merged;
}
