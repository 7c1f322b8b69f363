#ifndef REROUTE_EMIT_TEXTREPORT_H
#define REROUTE_EMIT_TEXTREPORT_H

#include "Emit/Report.h"
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

/// The exit code that \p All leads to. \p ChangesCount: would-be changes count
/// as findings (--check).
ExitCode exitCodeOf(const Report &All, bool ChangesCount);

} // namespace reroute

#endif
