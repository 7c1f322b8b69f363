#ifndef REROUTE_REPORT_REPORTFORMAT_H
#define REROUTE_REPORT_REPORTFORMAT_H

#include "Report/TextReport.h"

namespace reroute {

/// A way to write a report. Each has a file of its own in this folder.
struct ReportFormat {
  /// Writes all of \p All, or fails with a ToolError when the format cannot
  /// hold it. Only text for people heeds \p Options.
  using Writer = llvm::Error (*)(const Report &All,
                                 const TextReportOptions &Options,
                                 llvm::raw_ostream &OS);

  llvm::StringLiteral Name; ///< As `--format` takes it.
  llvm::StringLiteral About;
  Writer Write;
};

/// All of them, in the order in which help lists them.
llvm::ArrayRef<ReportFormat> reportFormats();

/// Null when there is none of that name.
const ReportFormat *findFormat(llvm::StringRef Name);

/// Stands where a code stands, for a file that was not analysed as a whole.
inline constexpr llvm::StringLiteral NotAnalysedCode = "not-analysed";

} // namespace reroute

#endif
