// Written by hand instead of with Clang's SarifDocumentWriter, which knows no
// fixes, no fingerprints, no notifications, and no columns but those of a
// SourceManager.

#include "Report/FindingPages.h"
#include "Report/JsonParts.h"
#include "Report/TextReport.h"
#include "Report/Utf16Places.h"
#include "Report/Writers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"

using namespace reroute;
using llvm::StringRef;
using llvm::json::OStream;

static constexpr StringRef SchemaUri =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
    "sarif-schema-2.1.0.json";

/// Stands for the tree's root, which differs from machine to machine.
static constexpr StringRef Root = "%SRCROOT%";

namespace {

class Sarif {
public:
  Sarif(const Report &All, llvm::raw_ostream &OS)
      : All(All), J(OS, /*IndentSize=*/2) {}
  void write();

private:
  void text(StringRef Key, StringRef Text);
  void location(StringRef Path);
  void region(StringRef Key, uint32_t Begin, uint32_t End);
  void rules();
  void invocation();
  void notification(StringRef Level, const FileProblem &P);
  void result(const ReportedFinding &F);
  void physicalLocation(const ReportedFinding &F);
  void fix(const ReportedFinding &F);
  void replacement(const Edit &E);
  void properties();

  const Report &All;
  OStream J;
  /// Of the file whose results are being written.
  std::optional<Utf16Places> Places;
};

} // namespace

/// \p Path as a relative reference of RFC 3986.
static std::string uriOf(StringRef Path) {
  std::string Uri;
  for (char C : Path) {
    if (llvm::isAlnum(C) || StringRef("-._~/").contains(C))
      Uri += C;
    else
      Uri += "%" + llvm::toHex(StringRef(&C, 1));
  }
  return Uri;
}

void Sarif::text(StringRef Key, StringRef Text) {
  J.attributeObject(Key, [&] { textAttribute(J, "text", Text); });
}

void Sarif::location(StringRef Path) {
  J.attributeObject("artifactLocation", [&] {
    J.attribute("uri", uriOf(Path));
    J.attribute("uriBaseId", Root);
  });
}

void Sarif::region(StringRef Key, uint32_t Begin, uint32_t End) {
  LineColumn From = Places->position(Begin);
  LineColumn To = Places->position(End);
  J.attributeObject(Key, [&] {
    J.attribute("startLine", From.Line);
    J.attribute("startColumn", From.Column);
    J.attribute("endLine", To.Line);
    J.attribute("endColumn", To.Column);
  });
}

void Sarif::rules() {
  for (const FindingClass &Class : findingClasses())
    J.object([&] {
      std::optional<Severity> Chosen = All.TheSeverities.of(Class.Kind);
      J.attribute("id", Class.Code);
      text("shortDescription", Class.Title);
      StringRef Page = findingPage(Class.Code).value_or(Class.Title);
      J.attributeObject("help", [&] {
        J.attribute("text", Page);
        J.attribute("markdown", Page);
      });
      J.attributeObject("defaultConfiguration", [&] {
        J.attribute("enabled", Chosen.has_value());
        J.attribute("level", severityName(Chosen.value_or(Class.Default)));
      });
    });
}

void Sarif::notification(StringRef Level, const FileProblem &P) {
  J.object([&] {
    J.attribute("level", Level);
    text("message", P.Message);
    if (P.Path.empty())
      return;
    J.attributeArray("locations", [&] {
      J.object([&] {
        J.attributeObject("physicalLocation", [&] {
          location(P.Path);
          // The column is left out: it counts bytes of a file that may not even
          // be readable.
          if (P.Line)
            J.attributeObject("region",
                              [&] { J.attribute("startLine", P.Line); });
        });
      });
    });
  });
}

void Sarif::invocation() {
  ExitCode Code = exitCodeOf(All, /*ChangesCount=*/false);
  J.attribute("executionSuccessful",
              Code == ExitCode::Clean || Code == ExitCode::Findings);
  J.attribute("exitCode", static_cast<int>(Code));
  J.attributeArray("toolExecutionNotifications", [&] {
    for (const FileProblem &P : All.Problems)
      notification("error", P);
    for (const std::string &Warning : All.Warnings)
      notification("warning", {"", 0, 0, Warning});
  });
}

void Sarif::physicalLocation(const ReportedFinding &F) {
  J.attributeObject("physicalLocation", [&] {
    location(F.Path);
    region("region", F.Offset, F.Offset + F.Length);
    J.attributeObject("contextRegion", [&] {
      J.attribute("startLine", F.Begin.Line);
      text("snippet", F.LineText);
    });
  });
}

void Sarif::replacement(const Edit &E) {
  J.object([&] {
    region("deletedRegion", E.Offset, E.end());
    J.attributeObject("insertedContent", [&] {
      if (llvm::json::isUTF8(E.Text))
        J.attribute("text", E.Text);
      else
        J.attribute("binary", llvm::encodeBase64(E.Text));
    });
  });
}

void Sarif::fix(const ReportedFinding &F) {
  J.object([&] {
    text("description", "what `reroute apply` makes of it");
    J.attributeArray("artifactChanges", [&] {
      J.object([&] {
        location(F.Path);
        J.attributeArray("replacements", [&] {
          for (const Edit *E : F.Fix)
            replacement(*E);
        });
      });
    });
  });
}

void Sarif::result(const ReportedFinding &F) {
  J.object([&] {
    J.attribute("ruleId", F.code());
    J.attribute("ruleIndex", &classOf(F.Kind) - findingClasses().data());
    J.attribute("level", severityName(F.TheSeverity));
    text("message", F.sentence());
    J.attributeArray("locations",
                     [&] { J.object([&] { physicalLocation(F); }); });
    J.attributeObject("partialFingerprints",
                      [&] { J.attribute("rerouteFinding/v1", F.Fingerprint); });
    if (!F.Fix.empty())
      J.attributeArray("fixes", [&] { fix(F); });
  });
}

void Sarif::properties() {
  const Account &A = All.Total;
  J.attributeObject("tokens", [&] {
    J.attribute("seen", A.Seen);
    J.attribute("routed", A.Routed);
    J.attribute("renamed", A.Renamed);
    J.attribute("kept", A.Kept);
    J.attribute("notOurs", A.NotOurs);
    J.attribute("reported", A.Reported);
  });
  J.attribute("findingsSwitchedOff", All.SwitchedOff);
}

void Sarif::write() {
  auto Driver = [&] {
    J.attribute("name", "reroute");
    J.attribute("version", REROUTE_VERSION);
    J.attributeArray("rules", [&] { rules(); });
  };
  auto Results = [&] {
    uint32_t File = ~0U;
    for (const ReportedFinding &F : All.Findings) {
      if (F.File != File)
        Places.emplace(All.Files[F.File].Text);
      File = F.File;
      result(F);
    }
  };
  auto Run = [&] {
    J.attributeObject("tool", [&] { J.attributeObject("driver", Driver); });
    J.attributeObject("originalUriBaseIds", [&] {
      J.attributeObject(Root,
                        [&] { text("description", "the root of the tree"); });
    });
    J.attribute("columnKind", "utf16CodeUnits");
    J.attributeArray("invocations", [&] { J.object([&] { invocation(); }); });
    J.attributeArray("results", Results);
    J.attributeObject("properties", [&] { properties(); });
  };
  J.object([&] {
    J.attribute("$schema", SchemaUri);
    J.attribute("version", "2.1.0");
    J.attributeArray("runs", [&] { J.object(Run); });
  });
}

llvm::Error reroute::writeSarif(const Report &All, llvm::raw_ostream &OS) {
  Sarif(All, OS).write();
  OS << '\n';
  return llvm::Error::success();
}
