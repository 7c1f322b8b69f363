#include "Resolve/ReadingBytes.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

static UnitReadings something() {
  UnitReadings All;
  All.Readings.push_back({1, 2, Meaning::Dependent, {0, {"int", ""}}, "a:1"});
  All.Readings.push_back({3, 4, Meaning::Api, {}, ""});
  All.Reached.push_back({5, {{6, 7}, {8, 9}}});
  All.Reached.push_back({10, {}});
  All.Pasted.push_back({11, 12, std::string("x\0y", 3)});
  All.Fields.push_back({15, 16, "record", "field"});
  All.Problems.push_back(
      {UnitProblem::Kind::SyntaxError, "b.cpp", 13, 14, "wrong"});
  return All;
}

TEST_CASE("readings survive the way through bytes") {
  UnitReadings All = something();
  std::optional<UnitReadings> Back = readingsFromBytes(readingsToBytes(All));
  REQUIRE(Back);
  REQUIRE(Back->Readings.size() == 2);
  CHECK(Back->Readings[0].File == 1);
  CHECK(Back->Readings[0].Use == 2);
  CHECK(Back->Readings[0].Is == Meaning::Dependent);
  CHECK(Back->Readings[0].Shape == All.Readings[0].Shape);
  CHECK(Back->Readings[0].DeclaredAt == "a:1");
  CHECK(Back->Readings[1].Shape == UseShape());
  REQUIRE(Back->Reached.size() == 2);
  REQUIRE(Back->Reached[0].Skipped.size() == 2);
  CHECK(Back->Reached[0].Skipped[1].End == 9);
  REQUIRE(Back->Pasted.size() == 1);
  CHECK(Back->Pasted[0].Name.size() == 3);
  REQUIRE(Back->Fields.size() == 1);
  CHECK(Back->Fields[0].Offset == 16);
  CHECK(Back->Fields[0].Record == "record");
  CHECK(Back->Fields[0].Field == "field");
  REQUIRE(Back->Problems.size() == 1);
  CHECK(Back->Problems[0].Is == UnitProblem::Kind::SyntaxError);
  CHECK(Back->Problems[0].Column == 14);
  CHECK(Back->Problems[0].Message == "wrong");
  // The same bytes again: nothing was lost on the way.
  CHECK(readingsToBytes(*Back) == readingsToBytes(All));
}

TEST_CASE("cut or longer bytes are no readings") {
  std::string Bytes = readingsToBytes(something());
  for (size_t I = 0; I < Bytes.size(); ++I)
    CHECK(!readingsFromBytes(llvm::StringRef(Bytes).take_front(I)));
  CHECK(!readingsFromBytes(Bytes + "x"));
}
