#include "Rules/RulePack.h"
#include "Rules/RuleReader.h"
#include "Support/ToolError.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

static const std::string Head = R"(schema: 1
pack: p
models: { cuda: c, hip: h }
surface: { hip: hip/h.h, headers: [cuda_a.h], names: ["cuda[A-Z]*"] }
)";

static llvm::Expected<RulePack> parse(const std::string &Symbols) {
  return RulePack::parse(Head + Symbols, "p.yaml");
}

/// The rule that the pack gives the symbol cudaX.
static Rule rule(const std::string &Body) {
  llvm::Expected<RulePack> Pack = parse("symbols:\n  cudaX: " + Body + "\n");
  if (!Pack)
    FAIL(llvm::toString(Pack.takeError()));
  return std::move(Pack->Rules.front());
}

static std::string problem(const std::string &Text) {
  llvm::Expected<RulePack> Pack = RulePack::parse(Text, "p.yaml");
  if (Pack)
    return "";
  std::string Message;
  CHECK(takeError(Pack.takeError(), Message) == ExitCode::InvalidPack);
  return Message;
}

static std::string ruleProblem(const std::string &Body) {
  return problem(Head + "symbols:\n  cudaX: " + Body + "\n");
}

static void has(llvm::StringRef Text, llvm::StringRef Part) {
  INFO(Text.str());
  CHECK(Text.contains(Part));
}

TEST_CASE("a pack's head is read in full") {
  llvm::Expected<RulePack> Pack = RulePack::parse(R"(schema: 1
pack: cuda-runtime
version: "2026.1"
models: { cuda: c, hip: h }
surface:
  headers:
    - { name: cuda_a.h, hip: hip/a.h }
    - { name: cuda_b.h, hip: hip/b.h, routed: false }
  names: ["cuda[A-Z]*"]
derive:
  - { from: cudaDevAttr, to: hipDeviceAttribute }
  - { from: cuda, to: hip }
)",
                                                  "p.yaml");
  REQUIRE(static_cast<bool>(Pack));
  CHECK(Pack->Name == "cuda-runtime");
  CHECK(Pack->Version == "2026.1");
  CHECK(Pack->CudaModel == "c");
  CHECK(Pack->ModelsOrigin.Line == 4);
  REQUIRE(Pack->Headers.size() == 2);
  CHECK(Pack->Headers[0].Routed);
  CHECK_FALSE(Pack->Headers[1].Routed);
  CHECK(Pack->Headers[1].Hip == "hip/b.h");
  REQUIRE(Pack->Derive.size() == 2);
  CHECK(Pack->Derive[0].To == "hipDeviceAttribute");
}

TEST_CASE("the grade follows from what a rule says") {
  CHECK(rule("{ hip: hipX }").Mappings[0].TheGrade == Grade::Exact);
  CHECK(rule("{ why: none }").Mappings[0].TheGrade == Grade::Unsupported);
  CHECK(rule("{ hip: hipX, grade: degraded, why: w }").Mappings[0].TheGrade ==
        Grade::Degraded);
  CHECK(rule("{ grade: degraded, why: w }").Mappings[0].Hip.empty());
  CHECK(rule("{ neutral: devX }").Mappings.empty());
}

TEST_CASE("overloads come before what holds for every use") {
  Rule TheRule = rule(R"yaml(
    hip: hipX
    overloads:
      - when: { args: 3, parameter: { 1: "void **" }, cuda: ">=13.0", hip: "<6.0" }
        hip: hipY
        call: "hipY($1, $3)"
    tests: [ { in: "cudaX(a);", out: "hipX(a);" } ])yaml");
  REQUIRE(TheRule.Mappings.size() == 2);
  const Condition &When = TheRule.Mappings[0].When;
  CHECK(When.Arguments == 3U);
  REQUIRE(When.ParameterTypes.size() == 1);
  CHECK(When.ParameterTypes[0].first == 1);
  CHECK(When.ParameterTypes[0].second == "void **");
  CHECK(When.Cuda.Since == llvm::VersionTuple(13, 0));
  CHECK(When.Hip.Until == llvm::VersionTuple(6, 0));
  CHECK(TheRule.Mappings[0].Call->argumentCount() == 3);
  CHECK(TheRule.Mappings[1].Hip == "hipX");
  CHECK(TheRule.Tests.size() == 1);
}

TEST_CASE("rules are sorted by symbol and know their lines") {
  llvm::Expected<RulePack> Pack =
      parse("symbols:\n  cudaB: { hip: hipB }\n  cudaA: { hip: hipA }\n");
  REQUIRE(static_cast<bool>(Pack));
  CHECK(Pack->Rules[0].Symbol == "cudaA");
  CHECK(Pack->Rules[0].Origin.Line == 7);
  CHECK(Pack->Rules[0].Origin.File == "p.yaml");
}

TEST_CASE("a rule that is not complete says what is missing") {
  has(ruleProblem("{ grade: unsupported }"), "needs why: the reason");
  has(ruleProblem("{ hip: hipX, grade: degraded }"),
      "needs why: what differs?");
  has(ruleProblem("{ hip: hipX, why: w, grade: unsupported }"),
      "an unsupported symbol has no counterpart");
  has(ruleProblem("{ call: \"hipX($1)\" }"), "call needs hip:");
  has(ruleProblem("{ instead: nothing }"), "the rule of 'cudaX' says nothing");
  has(ruleProblem("{ overloads: [ { hip: hipX } ] }"), "needs when:");
  has(ruleProblem("{ overloads: [ { when: { args: 1 } } ] }"),
      "an overload needs hip:");
  has(ruleProblem("{ hip: hipX, tests: [ { in: a } ] }"),
      "a test needs in: and out:");
}

TEST_CASE("wrong values in a rule are shown where they are") {
  has(ruleProblem("{ hip: \"hipX()\" }"), ":6:17: error: hip must be one name");
  has(ruleProblem("{ hip: hipX, call: \"hipX($a)\" }"), "after '$' comes");
  has(ruleProblem("{ overloads: [ { when: { hip: 6 }, hip: x } ] }"),
      "versions are written");
  has(ruleProblem("{ overloads: [ { when: { args: x }, hip: x } ] }"),
      "args must be a number");
  has(ruleProblem(
          "{ overloads: [ { when: { parameter: { x: a } }, hip: x } ] }"),
      "parameters are numbered from 1 on");
  has(ruleProblem("{ hip: hipX, gradee: exact }"), "did you mean 'grade'?");
  has(problem(Head + "symbols: { cuda-x: { hip: h } }\n"),
      "'cuda-x' is no name of a symbol");
}

TEST_CASE("a pack's head is checked") {
  has(problem("schema: 1\n"), "pack: the pack's name is missing");
  has(problem("schema: 1\n"), "models is missing");
  has(problem("schema: 1\n"), "surface is missing");
  has(problem("schema: 1\npack: p\nmodels: { cuda: c }\nsurface: {}\n"),
      "needs both cuda: and hip:");
  has(problem("schema: 1\npack: p\nmodels: { cuda: c, hip: h }\n"
              "surface: { headers: [a.h, a.h] }\n"),
      "stands here twice");
  has(problem("schema: 1\npack: p\nmodels: { cuda: c, hip: h }\n"
              "surface: { headers: [a.h] }\n"),
      "which of HIP's headers stands for 'a.h'?");
  has(problem("schema: 1\npack: p\nmodels: { cuda: c, hip: h }\n"
              "surface: { names: [\"c*\"] }\n"),
      "a pattern must start with at least 3");
}

TEST_CASE("version conditions are spans") {
  CHECK(parseVersionSpan(">=5.7 <6.0")->contains(llvm::VersionTuple(5, 7)));
  CHECK_FALSE(
      parseVersionSpan(">=5.7 <6.0")->contains(llvm::VersionTuple(6, 0)));
  for (llvm::StringRef Bad :
       {"", "6", ">6", "<=6", ">=6 >=7", ">=7 <6", ">=", "<6.x"})
    CHECK_FALSE(parseVersionSpan(Bad));
}

TEST_CASE("one reason serves many unsupported names") {
  llvm::Expected<RulePack> Pack = parse(
      "symbols: { cudaZ: { hip: hipZ } }\n"
      "unsupported:\n  - { why: w, instead: i, names: [cudaB, cudaA] }\n");
  REQUIRE(static_cast<bool>(Pack));
  REQUIRE(Pack->Rules.size() == 3);
  CHECK(Pack->Rules[0].Symbol == "cudaA");
  CHECK(Pack->Rules[0].Mappings[0].TheGrade == Grade::Unsupported);
  CHECK(Pack->Rules[0].Mappings[0].Instead == "i");
  CHECK(Pack->Rules[0].Origin.Line == 7);
  has(problem(Head + "symbols: { cudaZ: { hip: hipZ } }\n"
                     "unsupported: [ { why: w, names: [cudaZ] } ]\n"),
      ":6:34: error: 'cudaZ' has a rule already, in line 5");
  has(problem(Head + "unsupported: [ { names: [cudaZ] } ]\n"),
      "need why: the reason");
  has(problem(Head + "unsupported: { why: w }\n"), "must be a list");
}
