// The pages are what their examples show: each is run.

#include "Report/FindingPages.h"
#include "Golden/Process.h"
#include "Report/TextReport.h"
#include "Rules/FindingKind.h"
#include "Tree/TemporaryFolder.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
using llvm::StringRef;

namespace {

/// The example on a page.
struct Example {
  std::vector<std::pair<std::string, std::string>> Files;
  std::string Prints;
};

} // namespace

/// Takes the next fenced block of \p Rest, with the line that introduces it.
static bool nextBlock(StringRef &Rest, StringRef &Intro, StringRef &Block) {
  auto [Before, Behind] = Rest.split("\n\n```");
  if (Behind.empty())
    return false;
  Intro = Before.rsplit('\n').second;
  Behind = Behind.split('\n').second; // The language.
  size_t End = Behind.find("```\n");
  REQUIRE(End != StringRef::npos);
  Block = Behind.take_front(End);
  Rest = Behind.drop_front(End);
  return true;
}

static Example exampleOf(StringRef Page) {
  Example Result;
  StringRef Intro, Block;
  while (nextBlock(Page, Intro, Block)) {
    INFO(Intro.str());
    if (Intro == "`reroute check` prints:") {
      Result.Prints = Block.str();
      continue;
    }
    REQUIRE(Intro.consume_front("`"));
    REQUIRE(Intro.consume_back("`:"));
    Result.Files.push_back({Intro.str(), Block.str()});
  }
  return Result;
}

TEST_CASE("every finding has a page, and every page a finding") {
  CHECK(findingPages().size() == findingClasses().size());
  for (const EmbeddedFile &Page : findingPages()) {
    StringRef Code = Page.Path;
    CHECK(Code.consume_back(".md"));
    INFO(Code.str());
    CHECK(kindOfCode(Code));
    CHECK(looksLikeCode(Code));
  }
  for (const FindingClass &Class : findingClasses()) {
    INFO(Class.Code.str());
    auto Page = findingPage(Class.Code);
    REQUIRE(Page);
    std::string Start = "# " + Class.Code.str() + ": " + Class.Title.str() +
                        "\n\nA" +
                        (Class.Default == Severity::Error ? "n " : " ") +
                        severityName(Class.Default).str() + ":";
    CHECK(Page->starts_with(Start));
    CHECK(Page->contains("\n## What to do\n"));
  }
}

TEST_CASE("reroute prints what a page says that it prints") {
  for (const FindingClass &Class : findingClasses()) {
    INFO(Class.Code.str());
    Example Shown = exampleOf(findingPage(Class.Code).value_or(""));
    REQUIRE(Shown.Files.size() > 1);
    REQUIRE(StringRef(Shown.Prints).starts_with(Class.Code));
    test::TemporaryFolder Tree;
    for (const auto &[Path, Text] : Shown.Files)
      Tree.write(Path, Text);
    golden::Outcome Run =
        golden::runProgram(REROUTE_BINARY, {"check", "-C", Tree.path()});
    INFO(Run.Output << Run.Errors);
    CHECK(StringRef(Run.Output).contains(Shown.Prints + "\n"));
  }
}

TEST_CASE("explain prints the page of a code") {
  golden::Outcome Run =
      golden::runProgram(REROUTE_BINARY, {"explain", "RR1001"});
  CHECK(Run.Exit == 0);
  CHECK(Run.Output == findingPage("RR1001")->str());
  golden::Outcome Unknown =
      golden::runProgram(REROUTE_BINARY, {"explain", "RR9999"});
  CHECK(Unknown.Exit == 2);
  CHECK(Unknown.Output == "");
  CHECK(StringRef(Unknown.Errors).contains("there are RR1001, RR1002"));
}
