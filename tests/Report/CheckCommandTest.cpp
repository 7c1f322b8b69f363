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

TEST_CASE("severities on the command line win in every format") {
  test::TemporaryFolder Tree;
  Tree.write("reroute.yaml",
             "schema: 1\nextends: [cuda-runtime]\nnames: hip\n"
             "severity: { RR1002: warning, RR3001: off }\n"
             "symbols:\n  cudaFree: { grade: unsupported, why: w }\n");
  Tree.write("a.cpp", "#include <cuda_runtime.h>\nauto a = &cudaFree;\n"
                      "const char *s = \"cudaMalloc\";\n");
  golden::Outcome Project = check(Tree, {"--format", "github"});
  CHECK(Project.Exit == 0);
  CHECK(StringRef(Project.Output).starts_with("::warning "));
  CHECK(StringRef(Project.Output).count('\n') == 1);

  golden::Outcome Line = check(Tree, {"--format", "github", "--error",
                                      "RR1002,RR1001", "--error", "RR3001"});
  CHECK(Line.Exit == 1);
  CHECK(StringRef(Line.Output).count("::error ") == 2);

  golden::Outcome Off =
      check(Tree, {"--format", "json", "--off", "RR1002", "--note", "RR3001"});
  CHECK(Off.Exit == 0);
  CHECK(StringRef(Off.Output).contains("\"switched_off\": 1"));
  CHECK(StringRef(Off.Output).contains("\"severity\": \"note\""));
  CHECK_FALSE(StringRef(Off.Output).contains("RR1002"));

  golden::Outcome Text = check(Tree, {"--off", "RR1002"});
  CHECK(Text.Exit == 0);
  CHECK(StringRef(Text.Output).contains("0 warnings, 2 switched off"));
}

TEST_CASE("codes that nobody knows, or twice, are refused") {
  test::TemporaryFolder Tree;
  makeClean(Tree);
  golden::Outcome Unknown = check(Tree, {"--off", "RR1001,RR1"});
  CHECK(Unknown.Exit == 2);
  CHECK(StringRef(Unknown.Errors).contains("'RR1'; there are RR1001, RR1002"));
  golden::Outcome Twice = check(Tree, {"--off", "RR1001", "--error", "RR1001"});
  CHECK(Twice.Exit == 2);
  CHECK(StringRef(Twice.Errors).contains("RR1001"));
  CHECK(check(Tree, {"--off", "RR1001", "--off", "RR1001"}).Exit == 0);
}
