#include "Rules/ProjectFile.h"
#include "Support/ToolError.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

static ProjectFile parsed(llvm::StringRef Text) {
  llvm::Expected<ProjectFile> Project =
      ProjectFile::parse(Text, "reroute.yaml");
  if (!Project)
    FAIL(llvm::toString(Project.takeError()));
  return std::move(*Project);
}

static std::string problem(llvm::StringRef Text) {
  llvm::Expected<ProjectFile> Project =
      ProjectFile::parse(Text, "reroute.yaml");
  if (Project)
    return "";
  std::string Message;
  CHECK(takeError(Project.takeError(), Message) == ExitCode::Usage);
  return Message;
}

static bool has(llvm::StringRef Text, llvm::StringRef Part) {
  INFO(Text.str());
  bool Found = Text.contains(Part);
  CHECK(Found);
  return Found;
}

TEST_CASE("a project file is read in full") {
  ProjectFile Project = parsed(R"(schema: 1
extends: [cuda-runtime, rules/own.yaml]
route:
  header: a/b.h
  path: src/a/b.h
  guard: USE_HIP
  also: [cuda.h]
names: neutral
neutral: { prefix: dev }
hip: { min_version: "5.7" }
cuda: { version: 12.4 }
configurations:
  hip:  { files: ["src/**"], defines: [USE_HIP, "N=2"] }
  cuda: { compile_commands: build }
include: [src/**]
exclude: [third-party/**]
symbols:
  cudaMalloc: { hip: hipMalloc }
)");
  REQUIRE(Project.Extends.size() == 2);
  CHECK(Project.Extends[0].Name == "cuda-runtime");
  CHECK(Project.Extends[1].Name == "rules/own.yaml");
  CHECK(Project.Extends[1].Origin.File == "reroute.yaml");
  REQUIRE(Project.TheRoute);
  CHECK(Project.TheRoute->Header == "a/b.h");
  CHECK(Project.TheRoute->Path == "src/a/b.h");
  CHECK(Project.TheRoute->Guard == "USE_HIP");
  CHECK(Project.TheRoute->Also == std::vector<std::string>{"cuda.h"});
  CHECK_FALSE(Project.TheRoute->Quoted);
  CHECK(Project.Names == NamesMode::Neutral);
  CHECK(Project.NeutralPrefix == "dev");
  CHECK(Project.HipMinimum == llvm::VersionTuple(5, 7));
  CHECK(Project.CudaVersion == llvm::VersionTuple(12, 4));
  REQUIRE(Project.Configurations.size() == 2);
  CHECK(Project.Configurations[0].Name == "hip");
  CHECK(Project.Configurations[0].Defines ==
        std::vector<std::string>{"USE_HIP", "N=2"});
  CHECK(Project.Configurations[1].CompileCommands == "build");
  CHECK(Project.Include == std::vector<std::string>{"src/**"});
  CHECK(Project.Exclude == std::vector<std::string>{"third-party/**"});
  REQUIRE(Project.Overrides.size() == 1);
  CHECK(Project.Overrides[0].Origin.Line == 18);
}

TEST_CASE("a route's header may be spelled as an include spells it") {
  auto Header = [](std::string Spelling) {
    return *parsed("schema: 1\nroute: { header: " + Spelling + " }\n").TheRoute;
  };
  CHECK(Header("<a/b.h>").Header == "a/b.h");
  CHECK_FALSE(Header("<a/b.h>").Quoted);
  CHECK(Header("'\"a/b.h\"'").Header == "a/b.h");
  CHECK(Header("'\"a/b.h\"'").Quoted);
  CHECK_FALSE(Header("\"a/b.h\"").Quoted); // YAML's quotes are not C's.
  has(problem("schema: 1\nroute: { header: '<a.h' }\n"),
      ":2:18: error: header");
}

TEST_CASE("an unknown key gets the nearest known one or the list") {
  CHECK(problem("schema: 1\nnames: hip\nexlude: [a]\n") ==
        "reroute.yaml:3:1: error: unknown key in a project file 'exlude'; did "
        "you mean 'exclude'?\n"
        "exlude: [a]\n"
        "^");
  has(problem("schema: 1\nnames: hip\nzzzzzz: 1\n"),
      "\n  note: known: schema, extends, route, ");
}

TEST_CASE("a wrong word of an enumeration gets the nearest one") {
  has(problem("schema: 1\nnames: neutrall\n"),
      ":2:8: error: unknown value of names 'neutrall'; did you mean "
      "'neutral'?");
}

TEST_CASE("a duplicate key names the first") {
  has(problem("schema: 1\nnames: hip\nnames: hip\n"),
      ":3:1: error: duplicate key 'names'; the first is in line 2");
}

TEST_CASE("a value of the wrong kind says what it must be") {
  has(problem("schema: 1\nnames: [hip]\n"), "names must be a word, not a list");
  has(problem("schema: 1\nnames: hip\nhip: 6\n"),
      "hip must be a mapping, not a word");
  has(problem("schema: 1\nnames: hip\nextends:\n"),
      ":3:1: error: extends must be a word, not nothing");
  has(problem("- a\n"), "the file must be a mapping, not a list");
}

TEST_CASE("a schema must be there and known") {
  has(problem("names: hip\n"), "schema is missing");
  std::string Newer = problem("schema: 2\nunheard_of: 1\n");
  has(Newer, ":1:9: error: schema 2 is newer than this reroute");
  CHECK(Newer.find("unheard_of") == std::string::npos);
  has(problem("schema: one\nnames: hip\n"), "schema must be a number");
}

TEST_CASE("names that need a header say so") {
  has(problem("schema: 1\n"), "add route: { header:");
  has(problem("schema: 1\nnames: neutral\n"),
      ":2:8: error: names: neutral needs the header");
  CHECK(problem("schema: 1\nnames: hip\n").empty());
}

TEST_CASE("guards, paths and globs are checked where they stand") {
  has(problem("schema: 1\nroute: { header: a.h, guard: \"A B\" }\n"),
      ":2:30: error: guard must be");
  for (llvm::StringRef Path : {"/a.h", "../a.h", "a/../../b.h", "C:/a.h"})
    has(problem("schema: 1\nroute: { header: a.h, path: \"" + Path.str() +
                "\" }\n"),
        ":2:29: error: path must be relative");
  has(problem("schema: 1\nnames: hip\nexclude: [a, /b]\n"),
      ":3:14: error: exclude must be relative");
  has(problem("schema: 1\nnames: hip\ninclude: [\"a[\"]\n"), ":3:11: error:");
}

TEST_CASE("a configuration is a database or globs") {
  has(problem("schema: 1\nnames: hip\nconfigurations:\n"
              "  a: { compile_commands: b, files: [c] }\n"),
      "not both");
  has(problem("schema: 1\nnames: hip\nconfigurations:\n  a: {}\n"),
      "configuration 'a' needs");
  has(problem("schema: 1\nnames: hip\nconfigurations:\n"
              "  a: { files: [c], defines: [\"1A\"] }\n"),
      "a define is written NAME");
}

TEST_CASE("all mistakes of a file come at once") {
  std::string All = problem("schema: 1\nnames: hip\nexlude: [a]\n"
                            "hip: { min_version: x }\n"
                            "symbols: { cudaX: { grade: degradedd } }\n");
  has(All, ":3:1: error: unknown key");
  has(All, ":4:21: error: min_version must be a version");
  has(All, ":5:28: error: unknown value of grade 'degradedd'; did you mean "
           "'degraded'?");
}

TEST_CASE("what a project ignores is read with its place") {
  ProjectFile Project =
      parsed("schema: 1\nextends: [cuda-runtime]\nnames: hip\n"
             "ignore:\n"
             "  - { paths: [a/**], codes: RR1001 }\n"
             "  - symbols: [cudaGraph*]\n");
  REQUIRE(Project.Ignore.size() == 2);
  CHECK(Project.Ignore[0].Paths == std::vector<std::string>{"a/**"});
  CHECK(Project.Ignore[0].Codes == std::vector<std::string>{"RR1001"});
  CHECK(Project.Ignore[1].Symbols == std::vector<std::string>{"cudaGraph*"});
  CHECK(llvm::StringRef(Project.Text)
            .substr(Project.Ignore[1].Offset)
            .starts_with("symbols: [cudaGraph*]"));
}
