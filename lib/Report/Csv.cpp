#include "Report/ReportFormat.h"
#include "Report/Utf8.h"
#include "Report/Writers.h"
#include "Support/CsvCell.h"

using namespace reroute;

static void writeRow(llvm::ArrayRef<std::string> Cells, llvm::raw_ostream &OS) {
  llvm::StringRef Separator;
  for (const std::string &Cell : Cells) {
    OS << Separator << csvCell(utf8(Cell));
    Separator = ",";
  }
  OS << "\r\n"; // As RFC 4180 has it.
}

llvm::Error reroute::writeCsv(const Report &All, llvm::raw_ostream &OS) {
  writeRow({"code", "severity", "path", "line", "column", "end_line",
            "end_column", "subject", "message", "source_line", "fingerprint"},
           OS);
  for (const ReportedFinding &F : All.Findings)
    writeRow({F.code().str(), severityName(F.TheSeverity).str(), F.Path.str(),
              std::to_string(F.Begin.Line), std::to_string(F.Begin.Column),
              std::to_string(F.End.Line), std::to_string(F.End.Column),
              F.Subject.str(), F.Message.str(), F.LineText.str(),
              F.Fingerprint},
             OS);
  for (const FileProblem &P : All.Problems) {
    std::string Line = P.Line ? std::to_string(P.Line) : "";
    std::string Column = P.Line ? std::to_string(P.Column) : "";
    writeRow({NotAnalysedCode.str(), severityName(Severity::Error).str(),
              P.Path, Line, Column, "", "", "", P.Message, "", ""},
             OS);
  }
  return llvm::Error::success();
}
