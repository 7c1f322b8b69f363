// https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions

#include "Report/ReportFormat.h"
#include "Report/Utf16Places.h"
#include "Report/Utf8.h"
#include "Report/Writers.h"

using namespace reroute;
using llvm::StringRef;

/// \p IsProperty: two more characters would end the value.
static std::string escape(StringRef Text, bool IsProperty) {
  std::string Result;
  for (char C : utf8(Text)) {
    if (C == '%')
      Result += "%25";
    else if (C == '\r')
      Result += "%0D";
    else if (C == '\n')
      Result += "%0A";
    else if (IsProperty && C == ':')
      Result += "%3A";
    else if (IsProperty && C == ',')
      Result += "%2C";
    else
      Result += C;
  }
  return Result;
}

static StringRef commandOf(Severity TheSeverity) {
  return TheSeverity == Severity::Note ? "notice" : severityName(TheSeverity);
}

static void writeFinding(const ReportedFinding &F, Utf16Places &Places,
                         llvm::raw_ostream &OS) {
  LineColumn Begin = Places.position(F.Offset);
  LineColumn End = Places.position(F.Offset + F.Length);
  OS << "::" << commandOf(F.TheSeverity)
     << " file=" << escape(F.Path, /*IsProperty=*/true)
     << ",line=" << Begin.Line << ",endLine=" << End.Line;
  // Columns of several lines are refused.
  if (Begin.Line == End.Line)
    OS << ",col=" << Begin.Column << ",endColumn=" << End.Column;
  OS << ",title="
     << escape((F.code() + " " + F.title()).str(), /*IsProperty=*/true)
     << "::" << escape(F.sentence(), /*IsProperty=*/false) << '\n';
}

llvm::Error reroute::writeGitHub(const Report &All, llvm::raw_ostream &OS) {
  std::optional<Utf16Places> Places;
  uint32_t File = ~0U;
  for (const ReportedFinding &F : All.Findings) {
    if (F.File != File)
      Places.emplace(All.Files[F.File].Text);
    File = F.File;
    writeFinding(F, *Places, OS);
  }
  for (const FileProblem &P : All.Problems) {
    OS << "::error file=" << escape(P.Path, /*IsProperty=*/true);
    if (P.Line)
      OS << ",line=" << P.Line << ",col=" << P.Column;
    OS << ",title=" << NotAnalysedCode
       << "::" << escape(P.Message, /*IsProperty=*/false) << '\n';
  }
  for (const std::string &Warning : All.Warnings)
    OS << "::warning::" << escape(Warning, /*IsProperty=*/false) << '\n';
  return llvm::Error::success();
}
