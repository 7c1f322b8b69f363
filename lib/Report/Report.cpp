#include "Report/Report.h"
#include "Report/Fingerprint.h"
#include "Run/Rules.h"
#include <map>

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

std::string ReportedFinding::sentence() const {
  std::string Text = Subject.str();
  if (!SubjectKind.empty())
    Text += " (" + SubjectKind.str() + ")";
  return Text + ": " + (Message.empty() ? title() : Message).str();
}

/// A line of megabytes must not be repeated for each of its findings. As many
/// bytes of it are shown on both sides of what the finding is about.
static constexpr size_t MostAround = 200;

/// The part of \p Line around its bytes [\p Begin, \p End), with no character
/// cut in two.
static llvm::StringRef around(llvm::StringRef Line, size_t Begin, size_t End) {
  auto IsInside = [&](size_t At) {
    return At < Line.size() && (Line[At] & 0xC0) == 0x80;
  };
  size_t From = Begin > MostAround ? Begin - MostAround : 0;
  size_t To = std::min(End + MostAround, Line.size());
  while (From < Begin && IsInside(From))
    ++From;
  while (To > End && IsInside(To))
    --To;
  return Line.slice(From, To);
}

namespace {

/// Adds the findings of one file to a report.
class FileReporter {
public:
  /// Reports on the file that \p Out got last.
  FileReporter(const RuleTable &Rules, Report &Out)
      : Rules(Rules), File(Out.Files.size() - 1), Here(Out.Files.back()),
        Lines(Here.Text), Out(Out) {
    for (const Edit &E : Here.Edits)
      if (E.Cause != Edit::Alone)
        ByCause[E.Cause].push_back(&E);
  }

  void add(const Finding &F, Severity TheSeverity, const HipReach &Reach);

private:
  std::vector<const Edit *> fixAt(uint32_t Begin, uint32_t End) const;

  const RuleTable &Rules;
  uint32_t File;
  ReportedFile Here;
  LineIndex Lines;
  std::map<uint32_t, std::vector<const Edit *>> ByCause;
  Fingerprints Names;
  Report &Out;
};

} // namespace

/// The edits that belong to the name at [\p Begin, \p End): one that touches
/// it, and all others with the same cause.
std::vector<const Edit *> FileReporter::fixAt(uint32_t Begin,
                                              uint32_t End) const {
  // They are sorted and disjoint, so the first that ends behind Begin decides.
  llvm::ArrayRef<Edit> Edits = Here.Edits;
  const Edit *Touching = llvm::partition_point(
      Edits, [&](const Edit &E) { return E.end() <= Begin; });
  if (Touching == Edits.end() || Touching->Offset >= End)
    return {};
  if (Touching->Cause == Edit::Alone)
    return {Touching};
  return ByCause.at(Touching->Cause);
}

void FileReporter::add(const Finding &F, Severity TheSeverity,
                       const HipReach &Reach) {
  ReportedFinding R;
  R.Kind = F.Kind;
  R.BuiltForHip = F.File == InProjectFile || Reach.isBuilt(F.File, F.Offset);
  R.TheSeverity = R.BuiltForHip ? TheSeverity : Severity::Note;
  Out.NotBuilt += !R.BuiltForHip;
  if (Reach.IsKnown && F.File != InProjectFile)
    R.Chain = Reach.Files[F.File].Chain;
  R.Path = Here.Path;
  R.File = File;
  R.Offset = F.Offset;
  R.Length = F.Length;
  R.Begin = Lines.position(F.Offset);
  R.End = Lines.position(F.Offset + F.Length);
  R.Subject = F.Subject;
  if (const ApiSymbol *Symbol = Rules.symbol(F.Subject))
    R.SubjectKind = kindName(Symbol->Kind);
  R.Message = F.Message;
  llvm::StringRef Line = Lines.line(R.Begin.Line);
  if (R.Begin.Line == 1)
    Line.consume_front("\xEF\xBB\xBF");
  size_t Begin = R.Begin.Column - 1;
  R.LineText =
      around(Line, Begin, std::min<size_t>(Begin + F.Length, Line.size()));
  R.Fingerprint = Names.next(R.code(), R.Path, R.Subject, R.LineText);
  R.Fix = fixAt(F.Offset, F.Offset + F.Length);
  Out.Findings.push_back(std::move(R));
}

Report reroute::makeReport(const RunResult &Run) {
  Report Result;
  Result.Problems = Run.Problems;
  Result.Warnings = Run.Warnings;
  Result.TheSeverities = Run.Project.TheSeverities;
  Result.Total = Run.ThePlan.Total;
  Result.FilesSeen = Run.FilesSeen;
  auto Add = [&](llvm::ArrayRef<Finding> Findings) {
    if (Findings.empty())
      return;
    FileReporter Reporter(*Run.Rules, Result);
    for (const Finding &F : Findings)
      if (std::optional<Severity> S = Result.TheSeverities.of(F.Kind))
        Reporter.add(F, *S, Run.Reach);
      else
        ++Result.SwitchedOff;
  };
  // Files come by path and their findings by place, so the list is sorted.
  for (uint32_t I = 0; I < Run.Files.size(); ++I) {
    const FilePlan &Plan = Run.ThePlan.Files[I];
    Result.Files.push_back(
        {Run.Files[I].Path, Run.Files[I].text(), Plan.Edits});
    Add(Plan.Findings);
  }
  Result.SurfaceFiles = Result.Files.size();
  if (!Run.ThePlan.ProjectFindings.empty()) {
    Result.Files.push_back({ProjectFileName, Run.Project.Text, {}});
    Add(Run.ThePlan.ProjectFindings);
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

ExitCode reroute::exitCodeOf(const Report &All, bool ChangesCount) {
  if (!All.Total.addsUp())
    return ExitCode::Internal;
  ExitCode Code = ExitCode::Clean;
  if (All.count(Severity::Error) > 0)
    Code = worse(Code, ExitCode::Findings);
  if (ChangesCount && All.filesToChange() > 0)
    Code = worse(Code, ExitCode::Findings);
  if (!All.Problems.empty())
    Code = worse(Code, ExitCode::NotAnalysed);
  return Code;
}
