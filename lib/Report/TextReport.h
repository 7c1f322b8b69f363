#ifndef REROUTE_REPORT_TEXTREPORT_H
#define REROUTE_REPORT_TEXTREPORT_H

#include "Report/Report.h"
#include "Support/ExitCode.h"
#include "llvm/Support/raw_ostream.h"

namespace reroute {

struct TextReportOptions {
  bool Color = false;
  bool Verbose = false; ///< Every place, and what was decided by name.
};

/// Writes the report that people read: the findings by kind and symbol, most
/// used first, what could not be analysed, and one line that accounts for
/// every token.
void writeTextReport(const Report &All, const TextReportOptions &Options,
                     llvm::raw_ostream &OS);

} // namespace reroute

#endif
