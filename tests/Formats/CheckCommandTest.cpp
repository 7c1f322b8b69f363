// --format and --output of the real program.

#include "AwkwardTree.h"
#include "Golden/Process.h"

using namespace reroute;
using llvm::StringRef;

static golden::Outcome check(const test::TemporaryFolder &Tree,
                             std::vector<std::string> Arguments) {
  Arguments.insert(Arguments.begin(), {"check", "-C", Tree.path()});
  return golden::runProgram(REROUTE_BINARY, Arguments);
}

/// A tree in which there is nothing to find.
static void makeClean(test::TemporaryFolder &Tree) {
  Tree.write("reroute.yaml",
             "schema: 1\nextends: [cuda-runtime]\nnames: hip\n");
  Tree.write("a.cpp", "int x;\n");
}

TEST_CASE("standard output and any number of files get reports") {
  test::AwkwardTree Tree;
  test::TemporaryFolder Out;
  golden::Outcome Run = check(
      Tree.Folder,
      {"--format", "csv", "--output", "junit=" + Out.path("r.xml"), "--output",
       "json=" + Out.path("r.json"), "--output", "csv=" + Out.path("r.csv")});
  CHECK(Run.Exit == 5);
  CHECK(Run.Errors == "");
  CHECK(Run.Output == Tree.in("csv"));
  CHECK(Out.read("r.csv") == Run.Output);
  CHECK(Out.read("r.xml") == Tree.in("junit"));
  CHECK(Out.read("r.json") == Tree.in("json"));
  CHECK(Out.names() == std::vector<std::string>{"r.csv", "r.json", "r.xml"});
}

TEST_CASE("quiet leaves standard output empty, not the files") {
  test::TemporaryFolder Tree, Out;
  makeClean(Tree);
  golden::Outcome Run =
      check(Tree, {"-q", "--format", "json", "--output",
                   "text=" + Out.path("r.txt"), "--color", "always"});
  CHECK(Run.Exit == 0);
  CHECK(Run.Output == "");
  CHECK(StringRef(Out.read("r.txt")).starts_with("files: "));
}

TEST_CASE("a report that cannot be written is never green") {
  test::TemporaryFolder Tree, Out;
  makeClean(Tree);
  REQUIRE(check(Tree, {}).Exit == 0);
  golden::Outcome Run =
      check(Tree, {"--output", "json=" + Out.path("none/r.json"), "--output",
                   "csv=" + Out.path("r.csv")});
  CHECK(Run.Exit == 2);
  CHECK(
      StringRef(Run.Errors).contains("none/r.json: error: cannot be written"));
  CHECK(Out.exists("r.csv"));
  CHECK(check(Tree, {"--output", "json=" + Out.path()}).Exit == 2);
}

TEST_CASE("a full disk under standard output is never green") {
  test::TemporaryFolder Tree;
  makeClean(Tree);
  golden::Outcome Run = golden::runProgram(
      "sh", {"-c",
             "test -w /dev/full || exit 77; exec \"$0\" \"$@\" "
             ">/dev/full",
             REROUTE_BINARY, "check", "-C", Tree.path()});
  if (Run.Exit == 77)
    SKIP("no /dev/full");
  CHECK(Run.Exit == 2);
  CHECK(StringRef(Run.Errors).contains("cannot be written"));
}

TEST_CASE("formats and files that make no sense are refused at once") {
  test::TemporaryFolder Tree;
  makeClean(Tree);
  auto Refused = [&](std::vector<std::string> Arguments, StringRef Why) {
    golden::Outcome Run = check(Tree, std::move(Arguments));
    INFO(Run.Errors);
    CHECK(Run.Exit == 2);
    CHECK(Run.Output == "");
    CHECK(StringRef(Run.Errors).contains(Why));
  };
  Refused({"--format", "xml"}, "xml");
  Refused({"--output", "xml=r.xml"}, "one of the formats text, json");
  Refused({"--output", "json"}, "FORMAT=FILE");
  Refused({"--output", "json="}, "FORMAT=FILE");
  Refused({"--output", "json=-"}, "--format json");
  Refused({"--output", "json=r", "--output", "csv=r"}, "one file");
}
