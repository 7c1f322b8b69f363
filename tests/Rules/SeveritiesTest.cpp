#include "Rules/ProjectFile.h"
#include <catch2/catch_test_macros.hpp>
#include <set>

using namespace reroute;
using llvm::StringRef;

static llvm::Expected<ProjectFile> parse(StringRef Severity) {
  return ProjectFile::parse(
      ("schema: 1\nextends: [cuda-runtime]\nnames: hip\n" + Severity).str(),
      "reroute.yaml");
}

static std::string mistake(StringRef Severity) {
  auto Project = parse(Severity);
  return Project ? "" : llvm::toString(Project.takeError());
}

TEST_CASE("codes are unique, sorted and name their kind") {
  std::set<FindingKind> Kinds;
  StringRef Before;
  for (const FindingClass &Each : findingClasses()) {
    CHECK(Before < Each.Code);
    Before = Each.Code;
    CHECK(Kinds.insert(Each.Kind).second);
    CHECK(kindOfCode(Each.Code) == Each.Kind);
    CHECK(&classOf(Each.Kind) == &Each);
  }
  CHECK_FALSE(kindOfCode("RR9999"));
  CHECK_FALSE(kindOfCode("rr1001"));
}

TEST_CASE("a project chooses severities") {
  auto Project = parse("severity: { RR1003: error, RR3001: off, RR1001: note, "
                       "RR1008: warning }\n");
  REQUIRE(static_cast<bool>(Project));
  const Severities &S = Project->TheSeverities;
  CHECK(S.of(FindingKind::DegradedSymbol) == Severity::Error);
  CHECK(S.of(FindingKind::NameInString) == std::nullopt);
  CHECK(S.of(FindingKind::UnmappedSymbol) == Severity::Note);
  CHECK(S.of(FindingKind::SymbolNote) == Severity::Warning);
  CHECK(S.of(FindingKind::UnsupportedSymbol) == Severity::Error);
  CHECK_FALSE(S.isChosen(FindingKind::UnsupportedSymbol));
}

TEST_CASE("the stronger choice wins, the others stay") {
  Severities Project, Line;
  Project.choose(FindingKind::DegradedSymbol, Severity::Error);
  Project.choose(FindingKind::NameInString, Severity::Error);
  Line.choose(FindingKind::DegradedSymbol, std::nullopt);
  Project.override(Line);
  CHECK(Project.of(FindingKind::DegradedSymbol) == std::nullopt);
  CHECK(Project.of(FindingKind::NameInString) == Severity::Error);
}

TEST_CASE("mistakes in severities name their place") {
  StringRef Known = "RR1001, RR1002, RR1003";
  std::string Unknown = mistake("severity:\n  RR9999: off\n");
  CHECK(StringRef(Unknown).contains(
      "reroute.yaml:5:3: error: no finding has the code 'RR9999'"));
  CHECK(StringRef(Unknown).contains(Known));
  CHECK(StringRef(mistake("severity: { RR1001: fatal }\n"))
            .contains("reroute.yaml:4:21: error: a severity is error, warning, "
                      "note or off"));
  CHECK(StringRef(mistake("severity: { RR1001: [off] }\n"))
            .contains("a severity is"));
  CHECK(StringRef(mistake("severity: off\n")).contains("must be a mapping"));
  CHECK_FALSE(mistake("severity: { RR1001: off, RR1001: error }\n").empty());
}
