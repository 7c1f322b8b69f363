// GitHub-flavoured Markdown for a job's summary, which may hold one mebibyte:
// so a row stands for all equal findings, and rows have an end.

#include "Report/ReportFormat.h"
#include "Report/Utf8.h"
#include "Report/Writers.h"
#include "llvm/ADT/MapVector.h"

using namespace reroute;
using llvm::raw_ostream;
using llvm::StringRef;

static constexpr size_t MostRows = 200;
static constexpr size_t MostPlaces = 3;
static constexpr size_t MostBytes = 1000; ///< Of one text.

/// \p Text as it is, whatever is in it, in one cell of a table.
static std::string cell(StringRef Text) {
  std::string Result;
  for (char C : utf8(Text.take_front(MostBytes))) {
    if (StringRef("\\`*_{}[]<>|#~&!").contains(C))
      Result += '\\';
    Result += StringRef("\r\n\t").contains(C) ? ' ' : C;
  }
  return Result;
}

static void writePlaces(llvm::ArrayRef<const ReportedFinding *> Findings,
                        raw_ostream &OS) {
  StringRef Separator;
  for (const ReportedFinding *F : Findings.take_front(MostPlaces)) {
    OS << Separator << cell(F->Path) << ':' << F->Begin.Line;
    Separator = "<br>";
  }
  if (Findings.size() > MostPlaces)
    OS << "<br>and " << Findings.size() - MostPlaces << " more";
}

static void writeCounts(const Report &All, raw_ostream &OS) {
  OS << "| code | severity | about | findings |\n"
        "| --- | --- | --- | ---: |\n";
  for (const FindingClass &Class : findingClasses()) {
    size_t Count = llvm::count_if(All.Findings, [&](const ReportedFinding &F) {
      return F.Kind == Class.Kind;
    });
    if (Count > 0)
      OS << "| " << Class.Code << " | "
         << severityName(*All.TheSeverities.of(Class.Kind)) << " | "
         << cell(Class.Title) << " | " << Count << " |\n";
  }
  OS << '\n';
}

static void writeFindings(const Report &All, raw_ostream &OS) {
  using Key = std::pair<std::pair<StringRef, StringRef>, StringRef>;
  llvm::MapVector<Key, std::vector<const ReportedFinding *>> Groups;
  for (const ReportedFinding &F : All.Findings)
    Groups[{{F.code(), F.Subject}, F.Message}].push_back(&F);
  auto Rows = Groups.takeVector();
  llvm::sort(Rows, [](const auto &A, const auto &B) {
    const ReportedFinding &F = *A.second.front();
    const ReportedFinding &G = *B.second.front();
    size_t CountF = A.second.size(), CountG = B.second.size();
    // Most used first, within a code.
    return std::tuple(F.code(), CountG, F.Subject, F.Message) <
           std::tuple(G.code(), CountF, G.Subject, G.Message);
  });
  OS << "| code | subject | findings | why, and what to do | places |\n"
        "| --- | --- | ---: | --- | --- |\n";
  for (const auto &Row : llvm::ArrayRef(Rows).take_front(MostRows)) {
    const ReportedFinding &First = *Row.second.front();
    OS << "| " << First.code() << " | " << cell(First.Subject) << " | "
       << Row.second.size() << " | " << cell(First.Message) << " | ";
    writePlaces(Row.second, OS);
    OS << " |\n";
  }
  if (Rows.size() > MostRows)
    OS << "\n" << Rows.size() - MostRows << " more rows are not shown.\n";
  OS << '\n';
}

static void writeProblems(const Report &All, raw_ostream &OS) {
  OS << "### Not analysed as a whole\n\n| place | what |\n| --- | --- |\n";
  for (const FileProblem &P : All.Problems.take_front(MostRows)) {
    OS << "| " << cell(P.Path);
    if (P.Line)
      OS << ':' << P.Line;
    OS << " | " << cell(P.Message) << " |\n";
  }
  if (All.Problems.size() > MostRows)
    OS << "\n" << All.Problems.size() - MostRows << " more are not shown.\n";
  OS << '\n';
}

llvm::Error reroute::writeMarkdown(const Report &All, raw_ostream &OS) {
  OS << "## reroute\n\n";
  if (All.Findings.empty())
    OS << "No findings.\n\n";
  else
    writeCounts(All, OS);
  if (!All.Findings.empty())
    writeFindings(All, OS);
  if (!All.Problems.empty())
    writeProblems(All, OS);
  for (const std::string &Warning : All.Warnings)
    OS << "- " << cell(Warning) << '\n';
  if (!All.Warnings.empty())
    OS << '\n';
  const Account &A = All.Total;
  OS << All.FilesSeen << " files read, " << All.SurfaceFiles
     << " with names of the surface, " << All.filesToChange() << " to change";
  if (All.SwitchedOff > 0)
    OS << "; " << All.SwitchedOff << " findings switched off";
  OS << ".\nTokens: " << A.Seen << " seen = " << A.Routed << " routed + "
     << A.Renamed << " renamed + " << A.Kept << " kept + " << A.NotOurs
     << " not ours + " << A.Reported << " reported.\n";
  return llvm::Error::success();
}
