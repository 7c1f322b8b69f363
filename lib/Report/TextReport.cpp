#include "Report/TextReport.h"
#include "llvm/ADT/MapVector.h"
#include <map>
#include <set>

using namespace reroute;
using llvm::raw_ostream;
using llvm::StringRef;

namespace {

/// The findings of one kind about one subject with one message.
struct Group {
  StringRef Subject;
  StringRef Message;
  std::vector<const ReportedFinding *> Findings; ///< By file, then offset.
};

class TextReport {
public:
  TextReport(const Report &All, const TextReportOptions &Options,
             raw_ostream &OS)
      : All(All), Options(Options), OS(OS) {
    OS.enable_colors(Options.Color);
  }

  void write();

private:
  void writeKind(FindingKind Kind, llvm::ArrayRef<Group> Groups);
  void writeGroup(const Group &G);
  void writeNotBuilt();
  void writeProblems();
  void writeAccount();
  void writeSummary();
  raw_ostream &bold() { return OS.changeColor(raw_ostream::SAVEDCOLOR, true); }

  const Report &All;
  const TextReportOptions &Options;
  raw_ostream &OS;
};

} // namespace

static std::string count(size_t N, StringRef Thing) {
  return std::to_string(N) + " " + Thing.str() + (N == 1 ? "" : "s");
}

static raw_ostream::Colors colorOf(Severity TheSeverity) {
  switch (TheSeverity) {
  case Severity::Error:
    return raw_ostream::RED;
  case Severity::Warning:
    return raw_ostream::YELLOW;
  case Severity::Note:
    return raw_ostream::CYAN;
  }
  llvm_unreachable("every severity returns");
}

static StringRef suffixOf(Severity TheSeverity) {
  return TheSeverity == Severity::Error     ? ""
         : TheSeverity == Severity::Warning ? " (warning)"
                                            : " (note)";
}

static std::string place(const ReportedFinding &F) {
  return F.Path.str() + ":" + std::to_string(F.Begin.Line) + ":" +
         std::to_string(F.Begin.Column);
}

/// How the build for HIP comes to a header.
static std::string chain(const ReportedFinding &F) {
  std::string Text;
  for (const std::string &Each : F.Chain)
    Text += (Text.empty() ? "" : " > ") + Each;
  return F.Chain.size() > 1 ? " (built by way of " + Text + ")" : "";
}

void TextReport::writeGroup(const Group &G) {
  OS << "  ";
  bold() << G.Subject;
  OS.resetColor();
  const ReportedFinding &First = *G.Findings.front();
  if (!First.SubjectKind.empty())
    OS << " (" << First.SubjectKind << ")";
  OS << ", " << count(G.Findings.size(), "use");
  if (!G.Message.empty())
    OS << ": " << G.Message;
  OS << '\n';
  // What is only good to know is not looked up place by place.
  bool IsNote = First.TheSeverity == Severity::Note;
  size_t Few = IsNote ? 0 : 10;
  size_t Shown =
      Options.Verbose ? G.Findings.size() : std::min(Few, G.Findings.size());
  for (const ReportedFinding *F : llvm::ArrayRef(G.Findings).take_front(Shown))
    OS << "    " << place(*F) << (Options.Verbose ? chain(*F) : "") << '\n';
  if (Shown < G.Findings.size() && !IsNote)
    OS << "    and " << G.Findings.size() - Shown
       << " more places (--verbose lists them)\n";
}

void TextReport::writeKind(FindingKind Kind, llvm::ArrayRef<Group> Groups) {
  const FindingClass &Class = classOf(Kind);
  Severity TheSeverity = Groups.front().Findings.front()->TheSeverity;
  OS.changeColor(colorOf(TheSeverity), true);
  OS << Class.Code;
  OS.resetColor() << ' ';
  bold() << Class.Title;
  OS.resetColor() << suffixOf(TheSeverity) << '\n';
  for (const Group &G : Groups)
    writeGroup(G);
  OS << '\n';
}

/// What cannot break the build for HIP, in a line.
void TextReport::writeNotBuilt() {
  if (All.NotBuilt == 0)
    return;
  std::set<StringRef> Files;
  for (const ReportedFinding &F : All.Findings)
    if (!F.BuiltForHip)
      Files.insert(F.Path);
  bold() << "not built for HIP";
  OS.resetColor() << ": " << count(All.NotBuilt, "finding") << " in "
                  << count(Files.size(), "file");
  if (!Options.Verbose) {
    OS << " (--verbose lists them)\n\n";
    return;
  }
  OS << '\n';
  for (const ReportedFinding &F : All.Findings)
    if (!F.BuiltForHip)
      OS << "  " << place(F) << ": " << F.code() << ' ' << F.Subject << '\n';
  OS << '\n';
}

void TextReport::writeProblems() {
  if (All.Problems.empty())
    return;
  bold() << "not analysed as a whole";
  OS.resetColor() << " (names there are taken by their spelling)\n";
  // One line a file: the first problem tells most, the rest follows from it.
  for (size_t I = 0; I < All.Problems.size();) {
    const FileProblem &P = All.Problems[I];
    size_t Same = I;
    while (Same < All.Problems.size() && All.Problems[Same].Path == P.Path)
      ++Same;
    size_t Shown = Options.Verbose ? Same : I + 1;
    for (size_t J = I; J < Shown; ++J) {
      const FileProblem &One = All.Problems[J];
      OS << "  " << One.Path;
      if (One.Line)
        OS << ':' << One.Line << ':' << One.Column;
      OS << ": " << One.Message;
      if (Shown < Same)
        OS << " (and " << Same - Shown << " more)";
      OS << '\n';
    }
    I = Same;
  }
  OS << '\n';
}

void TextReport::writeAccount() {
  const Account &A = All.Total;
  bold() << "tokens";
  OS.resetColor() << ": " << A.Seen << " seen = " << A.Routed << " routed + "
                  << A.Renamed << " renamed + " << A.Kept << " kept + "
                  << A.NotOurs << " not ours + " << A.Reported << " reported";
  if (A.Suppressed > 0)
    OS << " + " << A.Suppressed << " suppressed";
  if (A.Inactive + A.Unresolved > 0)
    OS << " (by name alone: " << A.Inactive << " in branches not compiled, "
       << A.Unresolved << " not resolved)";
  OS << '\n';
}

void TextReport::writeSummary() {
  bold() << "files";
  OS.resetColor() << ": " << All.FilesSeen << " read, " << All.SurfaceFiles
                  << " with names of the surface, " << All.filesToChange()
                  << " to change; "
                  << count(All.count(Severity::Error), "finding") << ", "
                  << count(All.count(Severity::Warning), "warning");
  if (All.SwitchedOff > 0)
    OS << ", " << All.SwitchedOff << " switched off";
  OS << '\n';
}

void TextReport::write() {
  std::map<FindingKind, llvm::MapVector<std::pair<StringRef, StringRef>, Group>>
      ByKind;
  for (const ReportedFinding &F : All.Findings) {
    if (!F.BuiltForHip)
      continue;
    Group &G = ByKind[F.Kind][{F.Subject, F.Message}];
    G.Subject = F.Subject;
    G.Message = F.Message;
    G.Findings.push_back(&F);
  }
  for (auto &[Kind, Map] : ByKind) {
    std::vector<Group> Groups;
    for (auto &[Key, G] : Map)
      Groups.push_back(std::move(G));
    llvm::sort(Groups, [](const Group &A, const Group &B) {
      if (A.Findings.size() != B.Findings.size())
        return A.Findings.size() > B.Findings.size();
      return std::tie(A.Subject, A.Message) < std::tie(B.Subject, B.Message);
    });
    writeKind(Kind, Groups);
  }
  writeNotBuilt();
  writeProblems();
  for (const std::string &Warning : All.Warnings)
    OS << "warning: " << Warning << '\n';
  writeSummary();
  writeAccount();
}

void reroute::writeTextReport(const Report &All,
                              const TextReportOptions &Options,
                              raw_ostream &OS) {
  TextReport(All, Options, OS).write();
}
