// json, sarif and gitlab: their shape, and what the official schemas say.

#include "AwkwardTree.h"
#include "Golden/Process.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/JSON.h"
#include <cstdlib>
#include <set>

using namespace reroute;
using llvm::StringRef;
namespace json = llvm::json;

static json::Value parse(StringRef Text) {
  auto Value = json::parse(Text);
  if (!Value)
    FAIL(llvm::toString(Value.takeError()));
  return std::move(*Value);
}

/// Lets Python's jsonschema compare; skips where there is none.
static void validate(const std::string &Schema, StringRef Text) {
  test::TemporaryFolder Folder;
  std::string File = Folder.write("report.json", Text);
  golden::Outcome Run = golden::runProgram(
      "python3", {REROUTE_FORMATS_TESTS "/validate", Schema, File});
  if (Run.Exit == -1 || Run.Exit == 77)
    SKIP("no python3 with jsonschema");
  INFO(Run.Output << Run.Errors);
  CHECK(Run.Exit == 0);
}

/// What \p Edits, as the json format holds them, make of \p Text.
static std::string applied(const json::Array &Edits, StringRef Text) {
  std::vector<Edit> All;
  for (const json::Value &Each : Edits) {
    const json::Object &E = *Each.getAsObject();
    std::string With;
    if (auto Plain = E.getString("text"))
      With = Plain->str();
    else
      REQUIRE_FALSE(llvm::errorToBool([&] {
        std::vector<char> Bytes;
        llvm::Error Bad = llvm::decodeBase64(*E.getString("base64"), Bytes);
        With.assign(Bytes.begin(), Bytes.end());
        return Bad;
      }()));
    All.push_back({static_cast<uint32_t>(*E.getInteger("offset")),
                   static_cast<uint32_t>(*E.getInteger("length")), With});
  }
  return llvm::cantFail(applyEdits(Text, All));
}

TEST_CASE("json is what its schema says") {
  test::AwkwardTree Tree;
  validate(REROUTE_DOCS "/report.schema.json", Tree.in("json"));
}

TEST_CASE("json holds every finding, every problem and the account") {
  test::AwkwardTree Tree;
  json::Value Root = parse(Tree.in("json"));
  const json::Object &All = *Root.getAsObject();
  CHECK(All.getInteger("schema") == 1);
  CHECK(All.getInteger("exit_code") == 5);
  const json::Array &Findings = *All.getArray("findings");
  REQUIRE(Findings.size() == Tree.Last.Findings.size());
  bool SawDegraded = false;
  for (size_t I = 0; I < Findings.size(); ++I) {
    const json::Object &F = *Findings[I].getAsObject();
    const ReportedFinding &Expected = Tree.Last.Findings[I];
    CHECK(F.getString("code") == Expected.code());
    CHECK(F.getInteger("line") == Expected.Begin.Line);
    CHECK(F.getInteger("column") == Expected.Begin.Column);
    CHECK(F.getInteger("end_column") == Expected.End.Column);
    CHECK(F.getString("fingerprint") == StringRef(Expected.Fingerprint));
    if (Expected.Subject != "cudaMallocHost")
      continue;
    SawDegraded = true;
    CHECK(StringRef(
              applied(*F.getArray("fix"), Tree.Last.Files[Expected.File].Text))
              .contains("{ hipHostMalloc(&p, 1, 0); }"));
  }
  CHECK(SawDegraded);
  CHECK(All.getArray("problems")->size() == Tree.Last.Problems.size());
  const json::Object &Tokens = *All.getObject("tokens");
  CHECK(Tokens.getInteger("seen") ==
        *Tokens.getInteger("routed") + *Tokens.getInteger("renamed") +
            *Tokens.getInteger("kept") + *Tokens.getInteger("not_ours") +
            *Tokens.getInteger("reported"));
}

TEST_CASE("json holds every change, whatever bytes it has") {
  test::AwkwardTree Tree;
  json::Value Root = parse(Tree.in("json"));
  bool SawBytes = false;
  for (const json::Value &Each : *Root.getAsObject()->getArray("changes")) {
    const json::Object &Change = *Each.getAsObject();
    for (const ReportedFile &File : Tree.Last.Files)
      if (File.Path == *Change.getString("path")) {
        std::string After = applied(*Change.getArray("edits"), File.Text);
        CHECK(After == llvm::cantFail(applyEdits(File.Text, File.Edits)));
        SawBytes |= !json::isUTF8(After);
      }
  }
  CHECK(SawBytes);
}

TEST_CASE("sarif is what its official schema says") {
  const char *Schema = std::getenv("REROUTE_SARIF_SCHEMA");
  if (!Schema)
    SKIP("REROUTE_SARIF_SCHEMA does not name sarif-schema-2.1.0.json");
  test::AwkwardTree Tree;
  validate(Schema, Tree.in("sarif"));
}

TEST_CASE("sarif has all rules, and results that refer to them") {
  test::AwkwardTree Tree;
  json::Value Root = parse(Tree.in("sarif"));
  CHECK(Root.getAsObject()->getString("version") == "2.1.0");
  const json::Object &Run =
      *(*Root.getAsObject()->getArray("runs"))[0].getAsObject();
  const json::Object &Driver = *Run.getObject("tool")->getObject("driver");
  const json::Array &Rules = *Driver.getArray("rules");
  REQUIRE(Rules.size() == findingClasses().size());
  for (const json::Value &Each : Rules) {
    const json::Object &Rule = *Each.getAsObject();
    CHECK(Rule.getObject("help")
              ->getString("markdown")
              ->contains(("# " + *Rule.getString("id") + ": ").str()));
  }
  const json::Array &Results = *Run.getArray("results");
  REQUIRE(Results.size() == Tree.Last.Findings.size());
  for (size_t I = 0; I < Results.size(); ++I) {
    const json::Object &R = *Results[I].getAsObject();
    const json::Object &Rule = *Rules[*R.getInteger("ruleIndex")].getAsObject();
    CHECK(R.getString("ruleId") == Rule.getString("id"));
    CHECK(R.getString("ruleId") == Tree.Last.Findings[I].code());
    CHECK(R.getObject("partialFingerprints")->getString("rerouteFinding/v1") ==
          StringRef(Tree.Last.Findings[I].Fingerprint));
  }
}

TEST_CASE("sarif's places count UTF-16 and its paths are URIs") {
  test::AwkwardTree Tree;
  json::Value Root = parse(Tree.in("sarif"));
  const json::Object &Run =
      *(*Root.getAsObject()->getArray("runs"))[0].getAsObject();
  CHECK(Run.getString("columnKind") == "utf16CodeUnits");
  std::map<std::string, int64_t> Columns;
  for (const json::Value &Each : *Run.getArray("results")) {
    const json::Object &R = *Each.getAsObject();
    const json::Object &Place =
        *(*R.getArray("locations"))[0].getAsObject()->getObject(
            "physicalLocation");
    const json::Object &Region = *Place.getObject("region");
    if (R.getString("ruleId") == "RR1002") {
      Columns[Place.getObject("artifactLocation")->getString("uri")->str()] =
          *Region.getInteger("startColumn");
      CHECK(*Region.getInteger("endColumn") -
                *Region.getInteger("startColumn") ==
            8);
    }
  }
  CHECK(Columns["bom.cpp"] == 20);
  CHECK(Columns["latin.cpp"] == 19);
  CHECK(Columns["caf%E9.cpp"] == 11);
  CHECK(Columns["a%20b%2Cc%3Ad%25e%7C%3Cf%3E/%22g%22%20%C3%A4.cpp"] == 11);
}

TEST_CASE("sarif tells what was not analysed") {
  test::AwkwardTree Tree;
  json::Value Root = parse(Tree.in("sarif"));
  const json::Object &Run =
      *(*Root.getAsObject()->getArray("runs"))[0].getAsObject();
  const json::Object &Invocation =
      *(*Run.getArray("invocations"))[0].getAsObject();
  CHECK(Invocation.getBoolean("executionSuccessful") == false);
  CHECK(Invocation.getInteger("exitCode") == 5);
  CHECK(Invocation.getArray("toolExecutionNotifications")->size() ==
        Tree.Last.Problems.size());
}

TEST_CASE("gitlab's issues have all that GitLab asks for, and own names") {
  test::AwkwardTree Tree;
  json::Value Root = parse(Tree.in("gitlab"));
  std::set<std::string> Names;
  for (const json::Value &Each : *Root.getAsArray()) {
    const json::Object &Issue = *Each.getAsObject();
    CHECK(Issue.getString("description"));
    CHECK(Issue.getString("check_name"));
    CHECK(Issue.getObject("location")->getString("path"));
    CHECK(
        *Issue.getObject("location")->getObject("lines")->getInteger("begin") >=
        1);
    CHECK(std::set<StringRef>{"info", "minor", "major", "critical", "blocker"}
              .count(*Issue.getString("severity")));
    Names.insert(Issue.getString("fingerprint")->str());
  }
  CHECK(Names.size() == Tree.Last.Findings.size() + Tree.Last.Problems.size());
}
