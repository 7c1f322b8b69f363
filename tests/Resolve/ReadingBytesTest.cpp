#include "Resolve/ReadingBytes.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

static UnitReadings something() {
  UnitReadings All;
  All.Reached.push_back({"a.h", ~0ULL, {{6, 7}, {8, 9}}});
  All.Reached.push_back({"b.cpp", 10, {}});
  All.Readings.push_back({{1, 2}, Meaning::Dependent, {0, {"int", ""}}, "a:1"});
  All.Readings.push_back({{1, 4}, Meaning::Api, {}, ""});
  All.Facts.push_back(
      {Fact::Kind::PastedName, {0, 12}, std::string("x\0y", 3), ""});
  All.Facts.push_back({Fact::Kind::Field, {1, 16}, "record", "field"});
  All.Problems.push_back(
      {UnitProblem::Kind::SyntaxError, "b.cpp", 13, 14, "wrong"});
  return All;
}

TEST_CASE("readings survive the way through bytes") {
  UnitReadings All = something();
  std::optional<UnitReadings> Back = readingsFromBytes(readingsToBytes(All));
  REQUIRE(Back);
  REQUIRE(Back->Reached.size() == 2);
  CHECK(Back->Reached[0].Path == "a.h");
  CHECK(Back->Reached[0].Hash == ~0ULL);
  REQUIRE(Back->Reached[0].Skipped.size() == 2);
  CHECK(Back->Reached[0].Skipped[1].End == 9);
  REQUIRE(Back->Readings.size() == 2);
  CHECK(Back->Readings[0].At == Place{1, 2});
  CHECK(Back->Readings[0].Is == Meaning::Dependent);
  CHECK(Back->Readings[0].Shape == All.Readings[0].Shape);
  CHECK(Back->Readings[0].DeclaredAt == "a:1");
  CHECK(Back->Readings[1].Shape == UseShape());
  CHECK(Back->Facts == All.Facts);
  REQUIRE(Back->Problems.size() == 1);
  CHECK(Back->Problems[0].Is == UnitProblem::Kind::SyntaxError);
  CHECK(Back->Problems[0].Column == 14);
  CHECK(Back->Problems[0].Message == "wrong");
  // The same bytes again: nothing was lost on the way.
  CHECK(readingsToBytes(*Back) == readingsToBytes(All));
}

TEST_CASE("readings that speak of no file or of no kind are none") {
  UnitReadings NoFile = something();
  NoFile.Readings[0].At.File = 2;
  CHECK(!readingsFromBytes(readingsToBytes(NoFile)));
  UnitReadings NoFactFile = something();
  NoFactFile.Facts[1].At.File = 7;
  CHECK(!readingsFromBytes(readingsToBytes(NoFactFile)));
  UnitReadings NoKind = something();
  NoKind.Facts[0].Is = static_cast<Fact::Kind>(99);
  CHECK(!readingsFromBytes(readingsToBytes(NoKind)));
  UnitReadings NoMeaning = something();
  NoMeaning.Readings[0].Is = static_cast<Meaning>(3);
  CHECK(!readingsFromBytes(readingsToBytes(NoMeaning)));
}

TEST_CASE("cut or longer bytes are no readings") {
  std::string Bytes = readingsToBytes(something());
  for (size_t I = 0; I < Bytes.size(); ++I)
    CHECK(!readingsFromBytes(llvm::StringRef(Bytes).take_front(I)));
  CHECK(!readingsFromBytes(Bytes + "x"));
}
