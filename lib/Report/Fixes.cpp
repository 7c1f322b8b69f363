// What clang-tidy --export-fixes writes and clang-apply-replacements reads, by
// Clang's own writer. Paths are relative to the tree's root, so that is where
// to run it.

#include "Report/Utf8.h"
#include "Report/Writers.h"
#include "Support/ToolError.h"
#include "clang/Tooling/DiagnosticsYaml.h"

using namespace reroute;
using clang::tooling::Diagnostic;
using clang::tooling::DiagnosticMessage;

static Diagnostic::Level levelOf(Severity TheSeverity) {
  switch (TheSeverity) {
  case Severity::Error:
    return Diagnostic::Error;
  case Severity::Warning:
    return Diagnostic::Warning;
  case Severity::Note:
    return Diagnostic::Remark;
  }
  llvm_unreachable("all severities have a level");
}

static llvm::Error notUtf8(llvm::StringRef Path) {
  return makeError(ExitCode::Usage,
                   utf8(Path) + ": error: its path or what would be written to "
                                "it is no UTF-8, which the format `fixes` "
                                "cannot hold; use `reroute diff`");
}

/// One diagnostic holds all edits of a file: some of them make sense only
/// together.
static llvm::Expected<Diagnostic> changesOf(const ReportedFile &File) {
  DiagnosticMessage Message;
  Message.Message = "routed through the compat header";
  Message.FilePath = File.Path.str();
  Message.FileOffset = File.Edits.front().Offset;
  for (const Edit &E : mergeTouching(File.Edits)) {
    if (!llvm::json::isUTF8(File.Path) || !llvm::json::isUTF8(E.Text))
      return notUtf8(File.Path);
    clang::tooling::Replacement One(File.Path, E.Offset, E.Length, E.Text);
    if (llvm::Error Problem = Message.Fix[File.Path].add(One))
      return Problem;
  }
  return Diagnostic("reroute-route", Message, {}, Diagnostic::Remark, "");
}

static Diagnostic diagnosticOf(const ReportedFinding &F) {
  DiagnosticMessage Message;
  Message.Message = utf8(F.sentence());
  Message.FilePath = utf8(F.Path);
  Message.FileOffset = F.Offset;
  return Diagnostic(F.code(), Message, {}, levelOf(F.TheSeverity), "");
}

llvm::Error reroute::writeFixes(const Report &All, llvm::raw_ostream &OS) {
  clang::tooling::TranslationUnitDiagnostics Unit;
  for (const ReportedFile &File : All.Files) {
    if (File.Edits.empty())
      continue;
    llvm::Expected<Diagnostic> Changes = changesOf(File);
    if (!Changes)
      return Changes.takeError();
    Unit.Diagnostics.push_back(std::move(*Changes));
  }
  for (const ReportedFinding &F : All.Findings)
    Unit.Diagnostics.push_back(diagnosticOf(F));
  llvm::yaml::Output Yaml(OS);
  Yaml << Unit;
  return llvm::Error::success();
}
