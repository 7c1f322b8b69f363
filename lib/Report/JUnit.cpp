// Each finding is a test case: an error fails it, a warning or a note is its
// output. Names hold no line numbers, so that a server can follow a case
// through time.

#include "Report/ReportFormat.h"
#include "Report/Utf8.h"
#include "Report/Writers.h"
#include "llvm/ADT/StringMap.h"

using namespace reroute;
using llvm::raw_ostream;
using llvm::StringRef;

namespace {

class JUnit {
public:
  explicit JUnit(raw_ostream &OS) : OS(OS) {}
  void write(const Report &All);

private:
  void beginCase(StringRef Path, const std::string &Name, unsigned Line);
  void writeFinding(const ReportedFinding &F);
  void writeProblem(const FileProblem &P);

  raw_ostream &OS;
  llvm::StringMap<unsigned> Seen; ///< How often a name was given.
};

} // namespace

void JUnit::beginCase(StringRef Path, const std::string &Name, unsigned Line) {
  unsigned Number = ++Seen[Path.str() + '\0' + Name];
  OS << "    <testcase classname=\"" << xmlText(Path) << "\" name=\""
     << xmlText(Name);
  if (Number > 1)
    OS << " #" << Number;
  OS << "\" file=\"" << xmlText(Path) << '"';
  if (Line)
    OS << " line=\"" << Line << '"';
  OS << ">\n";
}

void JUnit::writeFinding(const ReportedFinding &F) {
  beginCase(F.Path, (F.code() + " " + F.Subject).str(), F.Begin.Line);
  std::string Place = (F.Path + ":" + llvm::Twine(F.Begin.Line) + ":" +
                       llvm::Twine(F.Begin.Column) + ": ")
                          .str();
  std::string Text = xmlText(Place + F.sentence() + "\n" + F.LineText.str());
  if (F.TheSeverity == Severity::Error)
    OS << "      <failure type=\"" << F.code() << "\" message=\""
       << xmlText(F.sentence()) << "\">" << Text << "</failure>\n";
  else
    OS << "      <system-out>" << severityName(F.TheSeverity) << ": " << Text
       << "</system-out>\n";
  OS << "    </testcase>\n";
}

void JUnit::writeProblem(const FileProblem &P) {
  beginCase(P.Path, NotAnalysedCode.str(), P.Line);
  std::string Place = P.Path;
  if (P.Line)
    Place += ":" + std::to_string(P.Line) + ":" + std::to_string(P.Column);
  OS << "      <error type=\"" << NotAnalysedCode << "\" message=\""
     << xmlText(P.Message) << "\">" << xmlText(Place + ": " + P.Message)
     << "</error>\n    </testcase>\n";
}

void JUnit::write(const Report &All) {
  bool AddsUp = All.Total.addsUp();
  size_t Tests = All.Findings.size() + All.Problems.size() + 1;
  std::string Counts =
      (" tests=\"" + llvm::Twine(Tests) + "\" failures=\"" +
       llvm::Twine(All.count(Severity::Error) + !AddsUp) + "\" errors=\"" +
       llvm::Twine(All.Problems.size()) + "\"")
          .str();
  OS << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" << Counts
     << ">\n  <testsuite name=\"reroute\"" << Counts << ">\n";
  // A report without any case looks like one that was never written.
  OS << "    <testcase classname=\"reroute\" name=\"every token is accounted "
        "for\">\n";
  if (!AddsUp)
    OS << "      <failure type=\"internal\" message=\"the tokens do not add "
          "up\"/>\n";
  OS << "    </testcase>\n";
  for (const ReportedFinding &F : All.Findings)
    writeFinding(F);
  for (const FileProblem &P : All.Problems)
    writeProblem(P);
  OS << "  </testsuite>\n</testsuites>\n";
}

llvm::Error reroute::writeJUnit(const Report &All, raw_ostream &OS) {
  JUnit(OS).write(All);
  return llvm::Error::success();
}
