#include "Report/ReportFormat.h"
#include "Report/Writers.h"

using namespace reroute;

static llvm::Error writeText(const Report &All,
                             const TextReportOptions &Options,
                             llvm::raw_ostream &OS) {
  writeTextReport(All, Options, OS);
  return llvm::Error::success();
}

/// A writer for machines, which no option changes.
template <llvm::Error (*Write)(const Report &, llvm::raw_ostream &)>
static llvm::Error plain(const Report &All, const TextReportOptions &,
                         llvm::raw_ostream &OS) {
  return Write(All, OS);
}

llvm::ArrayRef<ReportFormat> reroute::reportFormats() {
  static constexpr ReportFormat Formats[] = {
      {"text", "for people", writeText},
      {"json", "everything; docs/report.schema.json", plain<writeJson>},
      {"sarif", "SARIF 2.1.0, for code scanning", plain<writeSarif>},
      {"github", "annotations of a GitHub workflow", plain<writeGitHub>},
      {"gitlab", "GitLab's Code Quality report", plain<writeGitLab>},
      {"junit", "JUnit's XML", plain<writeJUnit>},
      {"markdown", "tables for a job's summary", plain<writeMarkdown>},
      {"csv", "a row for each finding", plain<writeCsv>},
      {"fixes", "YAML for clang-apply-replacements", plain<writeFixes>},
  };
  return Formats;
}

const ReportFormat *reroute::findFormat(llvm::StringRef Name) {
  for (const ReportFormat &Each : reportFormats())
    if (Each.Name == Name)
      return &Each;
  return nullptr;
}
