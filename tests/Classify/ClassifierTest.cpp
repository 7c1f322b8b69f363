// What parses say together, with readings written by hand: no Clang, no files.

#include "Classify/Classifier.h"
#include "../Rules/SmallTable.h"
#include "../Scan/ScanText.h"
#include "Classify/HipReach.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
using llvm::StringRef;

namespace {

/// A tree of one file, and the parses that looked at it.
class Tree {
public:
  explicit Tree(StringRef Text) { Files.push_back(scan(Text)); }

  /// A unit of \p Configuration says this about the file's uses, one letter
  /// each: A and F as a parser's answer, D for one that depends, '.' for none,
  /// '-' for a use that it skipped.
  Tree &unit(std::string Name, std::string Configuration, StringRef Says) {
    ParsedUnit Unit;
    Unit.Unit.File = Name;
    Unit.Unit.Configuration = std::move(Configuration);
    ReachedFile Reached{Files[0].Path, Files[0].Hash, {}};
    for (uint32_t I = 0; I < Says.size(); ++I) {
      uint32_t Offset = Files[0].Uses[I].Offset;
      if (Says[I] == '-')
        Reached.Skipped.push_back({Offset, Offset + 1});
      else if (Says[I] != '.')
        Unit.Readings.Readings.push_back({{0, Offset},
                                          Says[I] == 'A'   ? Meaning::Api
                                          : Says[I] == 'F' ? Meaning::Foreign
                                                           : Meaning::Dependent,
                                          {},
                                          Name + ":1"});
    }
    Unit.Readings.Reached.push_back(std::move(Reached));
    Units.push_back(std::move(Unit));
    return *this;
  }

  ClassifiedUse only() const {
    std::vector<ClassifiedFile> Result =
        classify(Files, Units, Rules, {"USE_HIP"});
    REQUIRE(Result.size() == 1);
    REQUIRE(Result[0].Uses.size() == 1);
    return Result[0].Uses[0];
  }

  RuleTable Rules = test::smallTable();
  std::vector<FileScan> Files;
  std::vector<ParsedUnit> Units;
};

constexpr const char *Free = "cudaFree(p);";

} // namespace

TEST_CASE("one parse is enough, and says where the declaration is") {
  ClassifiedUse Use = Tree(Free).unit("a.cu", "", "A").only();
  CHECK(Use.Is == Resolution::Api);
  CHECK(Use.Unit == "a.cu");
  CHECK(Use.DeclaredAt == "a.cu:1");
  REQUIRE(Use.Map);
  CHECK(Use.Map->Hip == "hipFree");
  // Clang forms no call when an argument makes no sense.
  CHECK(Use.Shape.Arguments == 1);

  Use = Tree(Free).unit("a.cu", "", "F").only();
  CHECK(Use.Is == Resolution::Foreign);
  CHECK(Use.Why == Reason::OwnDeclaration);
  CHECK_FALSE(Use.Map);
}

TEST_CASE("units of one side that disagree make a use ambiguous") {
  for (const char *Second : {"", "debug"}) {
    ClassifiedUse Use =
        Tree(Free).unit("a.cu", "", "A").unit("b.cu", Second, "F").only();
    CHECK(Use.Is == Resolution::Ambiguous);
    CHECK(Use.Why == Reason::UnitsDisagree);
    CHECK(Use.Unit == "a.cu");
    CHECK(Use.OtherUnit == "b.cu");
    CHECK(Use.DeclaredAt == "b.cu:1");
  }
}

TEST_CASE("a layer of the tree's own for HIP says nothing about CUDA") {
  ClassifiedUse Use =
      Tree(Free).unit("a.cu", "", "A").unit("a.cu", "hip", "F").only();
  CHECK(Use.Is == Resolution::Api);
  CHECK(Use.OwnOnHip == "a.cu:1");
}

TEST_CASE("one unit for HIP without the layer lacks what others have") {
  for (const char *Other : {"A", "."}) {
    ClassifiedUse Use = Tree(Free)
                            .unit("a.cu", "", "A")
                            .unit("a.cu", "hip", "F")
                            .unit("b.cu", "hip", Other)
                            .only();
    CHECK(Use.Is == Resolution::Api);
    CHECK_FALSE(Use.OwnOnHip);
  }
  CHECK(Tree(Free)
            .unit("a.cu", "", "A")
            .unit("a.cu", "hip", "F")
            .unit("b.cu", "hip", "-")
            .only()
            .OwnOnHip);
}

TEST_CASE("the build for HIP answers where CUDA's does not compile") {
  CHECK(Tree(Free).unit("a.cu", "hip", "A").only().Is == Resolution::Api);
  CHECK(Tree(Free).unit("a.cu", "", "-").unit("a.cu", "hip", "F").only().Is ==
        Resolution::Foreign);
  // CUDA's side compiles it and does not understand it.
  ClassifiedUse Use =
      Tree(Free).unit("a.cu", "", ".").unit("a.cu", "hip", "F").only();
  CHECK(Use.Is == Resolution::Unresolved);
  CHECK_FALSE(Use.OwnOnHip);
}

TEST_CASE("without a meaning the spelling decides, and the reason is known") {
  ClassifiedUse Use = Tree(Free).only();
  CHECK(Use.Is == Resolution::Unresolved);
  CHECK(Use.Why == Reason::NotReached);
  Use = Tree(Free).unit("a.cu", "", "-").only();
  CHECK(Use.Is == Resolution::Inactive);
  CHECK(Use.Why == Reason::NotCompiled);
  Use = Tree(Free).unit("a.cu", "", ".").only();
  CHECK(Use.Is == Resolution::Unresolved);
  CHECK(Use.Why == Reason::NotResolved);
  CHECK(Tree("p->cudaFree(p);").only().Why == Reason::Member);
  CHECK(Tree("my::cudaFree(p);").only().Why == Reason::OtherScope);
  CHECK(Tree("#ifdef USE_HIP\ncudaFree(p);\n#endif\n").only().Why ==
        Reason::HipSide);
  CHECK(Tree("#define cudaFree f\n").only().Why == Reason::OwnMacro);
}

TEST_CASE("a template parameter that decides makes a use ambiguous") {
  ClassifiedUse Use = Tree(Free).unit("a.cu", "", "D").only();
  CHECK(Use.Is == Resolution::Ambiguous);
  CHECK(Use.Why == Reason::TemplateParameter);
  CHECK(Tree("T::cudaFree(p);").unit("a.cu", "", "D").only().Is ==
        Resolution::Foreign);
}

TEST_CASE("what a parse says of another text does not count") {
  Tree T(Free);
  T.unit("a.cu", "", "A");
  T.Units[0].Readings.Reached[0].Hash ^= 1;
  CHECK(T.only().Why == Reason::NotReached);
  T.Units[0].Readings.Reached[0].Hash ^= 1;
  T.Units[0].Readings.Reached[0].Path = "b.cu";
  CHECK(T.only().Why == Reason::NotReached);
}

TEST_CASE("what one unit for HIP compiles is built") {
  Tree T("cudaFree(a); cudaFree(b); cudaFree(c);");
  T.unit("a.cu", "hip", ".--")
      .unit("b.cu", "hip", ".-.")
      .unit("c.cu", "", "...");
  IncludeGraph Graph({{"a.cu", {}, {}}, {"b.cu", {}, {}}, {"d.cu", {}, {}}});
  HipReach Reach = hipReach(T.Files, T.Units, {"a.cu", "b.cu"}, Graph);
  auto IsBuilt = [&](size_t Use) {
    return Reach.isBuilt(0, T.Files[0].Uses[Use].Offset);
  };
  CHECK(IsBuilt(0));
  CHECK_FALSE(IsBuilt(1));
  CHECK(IsBuilt(2));
  CHECK(Reach.Files[0].Chain == std::vector<std::string>{"a.cu"});
  // Nobody looked at what an unread unit includes, so all of it counts.
  Graph = IncludeGraph({{"a.cu", {}, {}}, {"d.cu", {"a.cu"}, {"a.cu"}}});
  Reach = hipReach(T.Files, T.Units, {"a.cu", "b.cu", "d.cu"}, Graph);
  CHECK(IsBuilt(1));
  // Without a build for HIP everything is.
  CHECK(HipReach().isBuilt(0, 0));
}
