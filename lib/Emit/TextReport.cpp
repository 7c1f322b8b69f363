#include "Emit/TextReport.h"
#include "Run/Rules.h"
#include "Support/LineIndex.h"
#include "llvm/ADT/MapVector.h"
#include <map>

using namespace reroute;
using llvm::raw_ostream;
using llvm::StringRef;

namespace {

/// The findings of one kind about one subject with one message.
struct Group {
  StringRef Subject;
  StringRef Message;
  std::vector<const Finding *> Findings; ///< By file, then offset.
};

class TextReport {
public:
  TextReport(const RunResult &Run, const TextReportOptions &Options,
             raw_ostream &OS)
      : Run(Run), Options(Options), OS(OS) {
    OS.enable_colors(Options.Color);
  }

  void write();

private:
  void writeKind(FindingKind Kind, llvm::ArrayRef<Group> Groups);
  void writeGroup(const Group &G);
  void writeProblems();
  void writeAccount();
  void writeSummary();
  std::string place(const Finding &F);
  raw_ostream &bold() { return OS.changeColor(raw_ostream::SAVEDCOLOR, true); }

  const RunResult &Run;
  const TextReportOptions &Options;
  raw_ostream &OS;
  std::map<uint32_t, LineIndex> Lines;
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

std::string TextReport::place(const Finding &F) {
  bool InProject = F.File == InProjectFile;
  StringRef Path = InProject ? StringRef(ProjectFileName)
                             : StringRef(Run.Files[F.File].Path);
  StringRef Text = InProject ? Run.Project.Text : Run.Files[F.File].text();
  auto [It, New] = Lines.try_emplace(F.File, Text);
  LineColumn At = It->second.position(F.Offset);
  return Path.str() + ":" + std::to_string(At.Line) + ":" +
         std::to_string(At.Column);
}

void TextReport::writeGroup(const Group &G) {
  OS << "  ";
  bold() << G.Subject;
  OS.resetColor();
  if (const ApiSymbol *Symbol = Run.Rules->symbol(G.Subject))
    OS << " (" << kindName(Symbol->Kind) << ")";
  OS << ", " << count(G.Findings.size(), "use");
  if (!G.Message.empty())
    OS << ": " << G.Message;
  OS << '\n';
  // What is only good to know is not looked up place by place.
  bool IsNote = classOf(G.Findings.front()->Kind).TheSeverity == Severity::Note;
  size_t Few = IsNote ? 0 : 10;
  size_t Shown =
      Options.Verbose ? G.Findings.size() : std::min(Few, G.Findings.size());
  for (const Finding *F : llvm::ArrayRef(G.Findings).take_front(Shown))
    OS << "    " << place(*F) << '\n';
  if (Shown < G.Findings.size() && !IsNote)
    OS << "    and " << G.Findings.size() - Shown
       << " more places (--verbose lists them)\n";
}

void TextReport::writeKind(FindingKind Kind, llvm::ArrayRef<Group> Groups) {
  const FindingClass &Class = classOf(Kind);
  OS.changeColor(colorOf(Class.TheSeverity), true);
  OS << Class.Code;
  OS.resetColor() << ' ';
  bold() << Class.Title;
  OS.resetColor() << suffixOf(Class.TheSeverity) << '\n';
  for (const Group &G : Groups)
    writeGroup(G);
  OS << '\n';
}

void TextReport::writeProblems() {
  if (Run.Problems.empty())
    return;
  bold() << "not analysed as a whole";
  OS.resetColor() << " (names there are taken by their spelling)\n";
  // One line a file: the first problem tells most, the rest follows from it.
  for (size_t I = 0; I < Run.Problems.size();) {
    const FileProblem &P = Run.Problems[I];
    size_t Same = I;
    while (Same < Run.Problems.size() && Run.Problems[Same].Path == P.Path)
      ++Same;
    size_t Shown = Options.Verbose ? Same : I + 1;
    for (size_t J = I; J < Shown; ++J) {
      const FileProblem &One = Run.Problems[J];
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
  const Account &A = Run.ThePlan.Total;
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
  size_t Changed = llvm::count_if(
      Run.ThePlan.Files, [](const FilePlan &P) { return !P.Edits.empty(); });
  size_t Errors = 0, Warnings = 0;
  Run.ThePlan.forEachFinding([&](const Finding &F) {
    Severity Is = classOf(F.Kind).TheSeverity;
    Errors += Is == Severity::Error;
    Warnings += Is == Severity::Warning;
  });
  bold() << "files";
  OS.resetColor() << ": " << Run.FilesSeen << " read, " << Run.Files.size()
                  << " with names of the surface, " << Changed << " to change; "
                  << count(Errors, "finding") << ", "
                  << count(Warnings, "warning") << '\n';
}

void TextReport::write() {
  std::map<FindingKind, llvm::MapVector<std::pair<StringRef, StringRef>, Group>>
      ByKind;
  Run.ThePlan.forEachFinding([&](const Finding &F) {
    Group &G = ByKind[F.Kind][{F.Subject, F.Message}];
    G.Subject = F.Subject;
    G.Message = F.Message;
    G.Findings.push_back(&F);
  });
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
  writeProblems();
  for (const std::string &Warning : Run.Warnings)
    OS << "warning: " << Warning << '\n';
  writeSummary();
  writeAccount();
}

void reroute::writeTextReport(const RunResult &Run,
                              const TextReportOptions &Options,
                              raw_ostream &OS) {
  TextReport(Run, Options, OS).write();
}

ExitCode reroute::exitCodeOf(const RunResult &Run, bool ChangesCount) {
  if (!Run.ThePlan.Total.addsUp())
    return ExitCode::Internal;
  ExitCode Code = ExitCode::Clean;
  for (const FilePlan &File : Run.ThePlan.Files) {
    for (const Finding &F : File.Findings)
      if (classOf(F.Kind).TheSeverity == Severity::Error)
        Code = worse(Code, ExitCode::Findings);
    if (ChangesCount && !File.Edits.empty())
      Code = worse(Code, ExitCode::Findings);
  }
  if (!Run.Problems.empty())
    Code = worse(Code, ExitCode::NotAnalysed);
  return Code;
}
