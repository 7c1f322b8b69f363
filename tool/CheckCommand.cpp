// check: one analysis, told in as many formats as somebody wants.

#include "Commands.h"
#include "Report/ReportFormat.h"
#include "Run/Run.h"
#include "Support/ToolError.h"
#include <set>
#include <unistd.h>

using namespace reroute;

namespace {

/// A file that --output names.
struct ReportFile {
  const ReportFormat *Format;
  llvm::StringRef Path;
};

} // namespace

/// Asked before the analysis, so that a slip costs no time.
static llvm::Expected<std::vector<ReportFile>>
filesOf(llvm::ArrayRef<std::string> Wanted) {
  std::vector<ReportFile> Files;
  std::set<llvm::StringRef> Paths;
  for (llvm::StringRef Each : Wanted) {
    auto [Name, Path] = Each.split('=');
    const ReportFormat *Format = findFormat(Name);
    if (!Format || Path.empty()) {
      std::string Known;
      for (const ReportFormat &One : reportFormats())
        Known += (Known.empty() ? "" : ", ") + One.Name.str();
      return makeError(ExitCode::Usage, "--output " + Each +
                                            ": error: say FORMAT=FILE with "
                                            "one of the formats " +
                                            Known);
    }
    if (Path == "-")
      return makeError(ExitCode::Usage, "--output " + Each +
                                            ": error: for standard output say "
                                            "--format " +
                                            Name);
    if (!Paths.insert(Path).second)
      return makeError(ExitCode::Usage,
                       "--output " + Each +
                           ": error: two reports cannot go to one file");
    Files.push_back({Format, Path});
  }
  return Files;
}

static llvm::Error write(const Report &All, const ReportFormat &Format,
                         const TextReportOptions &Options,
                         llvm::StringRef Path) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  // The text report colours what it is told to, terminal or not.
  if (llvm::Error E = Format.Write(All, Options, OS))
    return E;
  return writeOutput(Path, Text);
}

ExitCode reroute::runCheck(const CommandLine &Line) {
  llvm::Expected<std::vector<ReportFile>> Files = filesOf(Line.Reports);
  if (!Files)
    return fail(Files.takeError());
  llvm::Expected<RunResult> Run = analyse(Line.Run);
  if (!Run)
    return fail(Run.takeError());
  if (!Line.Header.empty())
    return auditHeaderOf(*Run, Line.Header, Line.Verbose);
  Report All = makeReport(*Run);
  ExitCode Code = exitCodeOf(All, /*ChangesCount=*/false);
  // One report that cannot be written costs none of the others.
  for (const ReportFile &File : *Files)
    if (llvm::Error E = write(All, *File.Format,
                              {/*Color=*/false, Line.Verbose}, File.Path))
      Code = worse(Code, fail(std::move(E)));
  if (!Line.Quiet) {
    TextReportOptions Options{useColor(Line.Color, STDOUT_FILENO),
                              Line.Verbose};
    if (llvm::Error E = write(All, *findFormat(Line.Format), Options, ""))
      Code = worse(Code, fail(std::move(E)));
  }
  reportInternalError(All);
  return Code;
}
