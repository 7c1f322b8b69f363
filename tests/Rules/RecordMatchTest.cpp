#include "Rules/RecordMatch.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

static ApiSymbol record(std::vector<ApiField> Fields) {
  ApiSymbol Result;
  Result.Kind = SymbolKind::Struct;
  Result.Fields = std::move(Fields);
  return Result;
}

static ApiField field(const char *Name) { return {Name, "int", "", {}}; }

TEST_CASE("fields are matched by name, in CUDA's order, HIP's own last") {
  ApiSymbol Cuda = record({field("a"), field("b"), field("c")});
  ApiSymbol Hip = record({field("b"), field("x"), field("a")});
  RecordMatch Match = matchRecords(Cuda, Hip, {});
  REQUIRE(Match.Fields.size() == 4);
  CHECK(Match.Fields[0].Hip->Name == "a");
  CHECK(Match.Fields[1].Hip->Name == "b");
  CHECK(Match.missing() == std::vector<std::string>{"c"});
  CHECK(!Match.Fields[3].Cuda);
  CHECK(Match.Fields[3].Hip->Name == "x");
  CHECK(!Match.SamePlaces);
  CHECK(!Match.hasRenames());
}

TEST_CASE("a field that HIP lacks at the end moves no other") {
  ApiSymbol Cuda = record({field("a"), field("b")});
  CHECK(matchRecords(Cuda, record({field("a")}), {}).SamePlaces);
  CHECK(!matchRecords(Cuda, record({field("b")}), {}).SamePlaces);
}

TEST_CASE("a rename finds its field, and the name it stands for comes once") {
  ApiSymbol Cuda = record({field("type")});
  ApiSymbol Hip = record({{"", "union", "", {field("kind"), field("type")}}});
  RecordMatch Match = matchRecords(Cuda, Hip, FieldName{"type", "kind"});
  REQUIRE(Match.Fields.size() == 1);
  CHECK(Match.Fields[0].Hip->Name == "kind");
  CHECK(Match.hasRenames());
}

TEST_CASE("members of an unnamed union share a place, those of a struct do "
          "not") {
  ApiSymbol Cuda = record({field("a"), field("b"), field("c")});
  ApiSymbol Union =
      record({{"", "union", "", {field("x"), field("a")}}, field("b")});
  CHECK(matchRecords(Cuda, Union, {}).SamePlaces);
  ApiSymbol Struct =
      record({{"", "struct", "", {field("a"), field("b")}}, field("c")});
  CHECK(matchRecords(Cuda, Struct, {}).SamePlaces);
}
