#include "Rules/YamlDocument.h"
#include "Rules/YamlReader.h"
#include "Support/ToolError.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

/// The message that parsing \p Text leads to; empty when it is fine.
static std::string problem(llvm::StringRef Text) {
  YamlErrors Errors(Text, "a.yaml", ExitCode::Usage);
  parseYaml(Text, Errors);
  std::string Message;
  takeError(Errors.take(), Message);
  return Message;
}

static bool starts(llvm::StringRef Text, llvm::StringRef Beginning) {
  INFO(Text.str());
  return Text.starts_with(Beginning);
}

TEST_CASE("a document becomes a tree of values with offsets") {
  llvm::StringRef Text = "a: [x, \"y\\n\"]\nb: { c: 'it''s' }\n";
  YamlErrors Errors(Text, "a.yaml", ExitCode::Usage);
  YamlNode Root = parseYaml(Text, Errors);
  REQUIRE(Errors.empty());
  REQUIRE(Root.Entries.size() == 2);
  const YamlNode &List = Root.Entries[0].Value;
  REQUIRE(List.Items.size() == 2);
  CHECK(List.Items[0].Value == "x");
  CHECK(List.Items[0].Offset == 4);
  CHECK(List.Items[1].Value == "y\n");
  CHECK(Root.Entries[1].Value.Entries[0].Value.Value == "it's");
}

TEST_CASE("block scalars and folded text are words") {
  llvm::StringRef Text =
      "a: |\n  one\n  two\nb: >-\n  three\n  four\n\n  five\n";
  YamlErrors Errors(Text, "a.yaml", ExitCode::Usage);
  YamlNode Root = parseYaml(Text, Errors);
  REQUIRE(Errors.empty());
  CHECK(Root.Entries[0].Value.Value == "one\ntwo\n");
  CHECK(Root.Entries[1].Value.Value == "three four\nfive");
}

TEST_CASE("a byte order mark and CRLF lines are read like plain ones") {
  llvm::StringRef Text = "\xEF\xBB\xBFschema: 1\r\nnames: keep\r\n";
  YamlErrors Errors(Text, "a.yaml", ExitCode::Usage);
  YamlNode Root = parseYaml(Text, Errors);
  REQUIRE(Errors.empty());
  REQUIRE(Root.Entries.size() == 2);
  CHECK(Root.Entries[0].Key.Value == "schema");
  CHECK(Root.Entries[1].Value.Value == "keep");
}

TEST_CASE("an empty file says how one begins") {
  for (llvm::StringRef Text : {"", "\n\n", "# only a comment\n", "---\n"})
    CHECK(starts(problem(Text), "a.yaml:1:1: error: the file is empty"));
}

TEST_CASE("a slip in YAML's own syntax has place, line and caret") {
  CHECK(starts(problem("a: [1, 2\nb: 3\n"), "a.yaml:2:5: error: not YAML: "));
  std::string Message = problem("names: keep\n  bad: : x\n");
  CHECK(starts(Message, "a.yaml:2:"));
  CHECK(Message.find("\n  bad: : x\n") != std::string::npos);
}

TEST_CASE("a tab that indents is called by its name") {
  CHECK(problem("a:\n\tb: 1\n") ==
        "a.yaml:2:1: error: a tab cannot indent YAML; use spaces\n"
        "\tb: 1\n"
        "^");
}

TEST_CASE("bytes that are no text are shown where they are") {
  CHECK(starts(problem("a: \xFF\n"), "a.yaml:1:4: error: this byte"));
  CHECK(starts(problem(llvm::StringRef("a: b\0c", 6)),
               "a.yaml:1:5: error: this byte"));
  CHECK(starts(problem(llvm::StringRef("\xFF\xFE"
                                       "a\0",
                                       4)),
               "a.yaml:1:1: error: the file is UTF-16"));
}

TEST_CASE("what the formats have no use for is refused") {
  CHECK(starts(problem("a: &x 1\nb: *x\n"),
               "a.yaml:1:7: error: anchors and aliases"));
  CHECK(problem("a: 1\n---\nb: 2\n").find("more than one YAML document") !=
        std::string::npos);
  CHECK(problem("[a]: 1\n").find("a key must be a word") != std::string::npos);
}

TEST_CASE("a huge or deep file ends with a message") {
  CHECK(problem("a: " + std::string(9 << 20, 'x')).find("bytes, the largest") !=
        std::string::npos);
  CHECK(problem("a: " + std::string(100000, '[')).find("levels deep") !=
        std::string::npos);
}

TEST_CASE("the caret stands below wide characters and in long lines") {
  llvm::StringRef Text = "\xC3\xA4\xC3\xB6: x\n";
  YamlErrors Errors(Text, "a.yaml", ExitCode::Usage);
  Errors.add(Text.find('x'), "here");
  std::string Message;
  CHECK(takeError(Errors.take(), Message) == ExitCode::Usage);
  CHECK(Message == "a.yaml:1:7: error: here\n\xC3\xA4\xC3\xB6: x\n    ^");

  std::string Long = std::string(5000, 'a') + "!" + std::string(5000, 'b');
  YamlErrors LongErrors(Long, "a.yaml", ExitCode::Usage);
  LongErrors.add(5000, "here");
  takeError(LongErrors.take(), Message);
  CHECK(Message.size() < 500);
}

TEST_CASE("errors come in file order, the first twenty in full") {
  std::string Text(100, '\n');
  YamlErrors Errors(Text, "a.yaml", ExitCode::InvalidPack);
  for (unsigned I = 25; I > 0; --I)
    Errors.add(I - 1, "wrong");
  std::string Message;
  CHECK(takeError(Errors.take(), Message) == ExitCode::InvalidPack);
  CHECK(starts(Message, "a.yaml:1:1: error: wrong\n\n^\na.yaml:2:1:"));
  CHECK(llvm::StringRef(Message).ends_with(
      "\na.yaml: 5 more errors are not shown"));
}

TEST_CASE("no mutilated file makes the reader fall over") {
  const std::string Good =
      "schema: 1\nextends: [cuda-runtime]\nroute:\n  header: \"a/b.h\"\n"
      "  guard: X\nsymbols:\n  a: { why: \"x\", tests: [ { in: a, out: b } ] "
      "}\n"
      "text: |\n  one\n  two\n";
  for (size_t I = 0; I < Good.size(); ++I)
    for (char C : {'\t', '{', '[', '"', '\'', ':', '-', '\n', '&', '|', '\r'}) {
      std::string Bad = Good;
      Bad[I] = C;
      problem(Bad);
      problem(Good.substr(0, I) + C);
    }
  SUCCEED();
}
