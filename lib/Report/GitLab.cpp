// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format

#include "Report/Fingerprint.h"
#include "Report/JsonParts.h"
#include "Report/ReportFormat.h"
#include "Report/Writers.h"

using namespace reroute;
using llvm::StringRef;
using llvm::json::OStream;

static StringRef levelOf(Severity TheSeverity) {
  switch (TheSeverity) {
  case Severity::Error:
    return "major";
  case Severity::Warning:
    return "minor";
  case Severity::Note:
    return "info";
  }
  llvm_unreachable("all severities have a level");
}

namespace {

struct Issue {
  std::string Description;
  StringRef Check;
  StringRef Level;
  StringRef Fingerprint;
  StringRef Path;
  unsigned Line;
};

} // namespace

static void writeIssue(OStream &J, const Issue &One) {
  J.object([&] {
    textAttribute(J, "description", One.Description);
    J.attribute("check_name", One.Check);
    J.attribute("fingerprint", One.Fingerprint);
    J.attribute("severity", One.Level);
    J.attributeObject("location", [&] {
      textAttribute(J, "path", One.Path);
      J.attributeObject("lines", [&] { J.attribute("begin", One.Line); });
    });
  });
}

llvm::Error reroute::writeGitLab(const Report &All, llvm::raw_ostream &OS) {
  OStream J(OS, /*IndentSize=*/2);
  Fingerprints Names;
  J.array([&] {
    for (const ReportedFinding &F : All.Findings)
      writeIssue(J, {F.sentence(), F.code(), levelOf(F.TheSeverity),
                     F.Fingerprint, F.Path, F.Begin.Line});
    for (const FileProblem &P : All.Problems) {
      std::string Name = Names.next(NotAnalysedCode, P.Path, "", P.Message);
      writeIssue(J, {"not analysed as a whole: " + P.Message, NotAnalysedCode,
                     levelOf(Severity::Error), Name, P.Path,
                     std::max(P.Line, 1U)});
    }
  });
  OS << '\n';
  return llvm::Error::success();
}
