#ifndef REROUTE_REPORT_REPORT_H
#define REROUTE_REPORT_REPORT_H

#include "Run/Run.h"
#include "Support/ExitCode.h"
#include "Support/LineIndex.h"

namespace reroute {

/// A finding as every format shows it.
struct ReportedFinding {
  FindingKind Kind;
  Severity TheSeverity;
  llvm::StringRef Path; ///< Root-relative.
  uint32_t File;        ///< Index into Report::Files.
  uint32_t Offset;
  uint32_t Length;
  LineColumn Begin; ///< Columns in bytes.
  LineColumn End;   ///< Behind the last byte.
  llvm::StringRef Subject;
  llvm::StringRef SubjectKind; ///< "function", ...; empty when it is no symbol.
  llvm::StringRef Message;
  /// Whether the build for HIP compiles the place; true when nobody says what
  /// that build is. What it does not compile is a note at most.
  bool BuiltForHip = true;
  /// How that build reaches the file, from a unit's main file on; may be empty.
  llvm::ArrayRef<std::string> Chain;
  llvm::StringRef LineText; ///< Without its end; a part of a very long one.
  /// 32 hexadecimal digits. The same for the same finding after other lines of
  /// the file changed.
  std::string Fingerprint;
  /// What reroute would change there, all of it or nothing. Empty: nothing.
  std::vector<const Edit *> Fix;

  llvm::StringRef code() const { return classOf(Kind).Code; }
  llvm::StringRef title() const { return classOf(Kind).Title; }

  /// "cudaX (function): why, and what to do": what to show where there is room
  /// for one text only.
  std::string sentence() const;
};

/// A file that holds names of the surface, with what would change in it.
struct ReportedFile {
  llvm::StringRef Path;
  llvm::StringRef Text;
  llvm::ArrayRef<Edit> Edits;
};

/// What a run tells, in the order in which every format tells it. Points into
/// the RunResult that it was made from.
struct Report {
  std::vector<ReportedFinding> Findings; ///< By path, place, code, subject.
  std::vector<ReportedFile> Files; ///< By path; last perhaps reroute.yaml.
  size_t SurfaceFiles = 0;         ///< Those that hold names of the surface.
  llvm::ArrayRef<FileProblem> Problems;
  llvm::ArrayRef<std::string> Warnings;
  Severities TheSeverities;
  Account Total;
  size_t FilesSeen = 0;
  size_t NotBuilt = 0;    ///< Findings in what the build for HIP leaves out.
  size_t SwitchedOff = 0; ///< Findings that the project does not want to see.

  size_t count(Severity Wanted) const;
  size_t filesToChange() const;
};

/// The report on \p Run, which must outlive it.
Report makeReport(const RunResult &Run);

/// The edits of one file with those that touch made one, so that no tool has to
/// know in which order insertions at one place go.
std::vector<Edit> mergeTouching(llvm::ArrayRef<Edit> Edits);

/// The exit code that \p All leads to. \p ChangesCount: would-be changes count
/// as findings (--check).
ExitCode exitCodeOf(const Report &All, bool ChangesCount);

} // namespace reroute

#endif
