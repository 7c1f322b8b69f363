// The keys and their meaning are those of docs/report.schema.json. Adding a key
// needs no other version, changing or removing one does.

#include "Report/JsonParts.h"
#include "Report/TextReport.h"
#include "Report/Writers.h"
#include "llvm/Support/Base64.h"

using namespace reroute;
using llvm::json::OStream;

static constexpr int64_t SchemaVersion = 1;

static void writeEdit(OStream &J, const Edit &E) {
  J.object([&] {
    J.attribute("offset", E.Offset);
    J.attribute("length", E.Length);
    if (llvm::json::isUTF8(E.Text))
      J.attribute("text", E.Text);
    else
      J.attribute("base64", llvm::encodeBase64(E.Text));
  });
}

static void writeFinding(OStream &J, const ReportedFinding &F) {
  J.object([&] {
    J.attribute("code", F.code());
    J.attribute("title", F.title());
    J.attribute("severity", severityName(F.TheSeverity));
    textAttribute(J, "path", F.Path);
    J.attribute("line", F.Begin.Line);
    J.attribute("column", F.Begin.Column);
    J.attribute("end_line", F.End.Line);
    J.attribute("end_column", F.End.Column);
    textAttribute(J, "subject", F.Subject);
    if (!F.SubjectKind.empty())
      J.attribute("subject_kind", F.SubjectKind);
    textAttribute(J, "message", F.Message);
    textAttribute(J, "source_line", F.LineText);
    J.attribute("fingerprint", F.Fingerprint);
    if (!F.BuiltForHip)
      J.attribute("built_for_hip", false);
    if (F.Chain.size() > 1)
      J.attributeArray("reached_by", [&] {
        for (const std::string &Each : F.Chain)
          J.value(llvm::json::fixUTF8(Each));
      });
    J.attributeArray("fix", [&] {
      for (const Edit *E : F.Fix)
        writeEdit(J, *E);
    });
  });
}

static void writeProblem(OStream &J, const FileProblem &P) {
  J.object([&] {
    textAttribute(J, "path", P.Path);
    if (P.Line) {
      J.attribute("line", P.Line);
      J.attribute("column", P.Column);
    }
    textAttribute(J, "message", P.Message);
  });
}

static void writeTokens(OStream &J, const Account &A) {
  J.attribute("seen", A.Seen);
  J.attribute("routed", A.Routed);
  J.attribute("renamed", A.Renamed);
  J.attribute("kept", A.Kept);
  J.attribute("not_ours", A.NotOurs);
  J.attribute("reported", A.Reported);
  J.attribute("inactive", A.Inactive);
  J.attribute("unresolved", A.Unresolved);
}

static void writeChanges(OStream &J, const Report &All) {
  for (const ReportedFile &File : All.Files) {
    if (File.Edits.empty())
      continue;
    J.object([&] {
      textAttribute(J, "path", File.Path);
      J.attributeArray("edits", [&] {
        for (const Edit &E : mergeTouching(File.Edits))
          writeEdit(J, E);
      });
    });
  }
}

llvm::Error reroute::writeJson(const Report &All, llvm::raw_ostream &OS) {
  OStream J(OS, /*IndentSize=*/2);
  J.object([&] {
    J.attribute("schema", SchemaVersion);
    J.attributeObject("tool", [&] {
      J.attribute("name", "reroute");
      J.attribute("version", REROUTE_VERSION);
    });
    J.attribute("exit_code",
                static_cast<int>(exitCodeOf(All, /*ChangesCount=*/false)));
    J.attributeObject("files", [&] {
      J.attribute("read", All.FilesSeen);
      J.attribute("with_names", All.SurfaceFiles);
      J.attribute("to_change", All.filesToChange());
    });
    J.attributeObject("counts", [&] {
      J.attribute("error", All.count(Severity::Error));
      J.attribute("warning", All.count(Severity::Warning));
      J.attribute("note", All.count(Severity::Note));
      J.attribute("switched_off", All.SwitchedOff);
    });
    J.attributeObject("tokens", [&] { writeTokens(J, All.Total); });
    J.attributeArray("findings", [&] {
      for (const ReportedFinding &F : All.Findings)
        writeFinding(J, F);
    });
    J.attributeArray("problems", [&] {
      for (const FileProblem &P : All.Problems)
        writeProblem(J, P);
    });
    J.attributeArray("warnings", [&] {
      for (const std::string &Warning : All.Warnings)
        J.value(utf8(Warning));
    });
    J.attributeArray("changes", [&] { writeChanges(J, All); });
  });
  OS << '\n';
  return llvm::Error::success();
}
