#ifndef REROUTE_REPORT_WRITERS_H
#define REROUTE_REPORT_WRITERS_H

#include "Report/Report.h"
#include "llvm/Support/raw_ostream.h"

namespace reroute {

// What the table in ReportFormat.cpp lists; each is in a file of its own.

/// docs/report.schema.json says what it holds.
llvm::Error writeJson(const Report &All, llvm::raw_ostream &OS);

/// SARIF 2.1.0.
llvm::Error writeSarif(const Report &All, llvm::raw_ostream &OS);

/// Commands that a GitHub workflow turns into annotations.
llvm::Error writeGitHub(const Report &All, llvm::raw_ostream &OS);

/// GitLab's Code Quality report.
llvm::Error writeGitLab(const Report &All, llvm::raw_ostream &OS);

/// JUnit's XML: an error is a failed test.
llvm::Error writeJUnit(const Report &All, llvm::raw_ostream &OS);

/// Tables for a job's summary.
llvm::Error writeMarkdown(const Report &All, llvm::raw_ostream &OS);

/// RFC 4180, a row for each finding.
llvm::Error writeCsv(const Report &All, llvm::raw_ostream &OS);

/// What clang-tidy --export-fixes writes. Fails when an edit holds bytes that
/// are no UTF-8, which YAML cannot carry.
llvm::Error writeFixes(const Report &All, llvm::raw_ostream &OS);

} // namespace reroute

#endif
