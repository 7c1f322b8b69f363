#include "Api/ModelHistory.h"
#include "Support/ToolError.h"
#include "catch2/catch_test_macros.hpp"

using namespace reroute;
using llvm::VersionTuple;

static ApiModel model(const std::string &Version, llvm::StringRef Symbols,
                      const std::string &Api = "a") {
  std::string Text = R"({"schema":1,"api":")" + Api + R"(","versions":[")" +
                     Version + "\"]}\n" + Symbols.str();
  llvm::Expected<ApiModel> Model = ApiModel::parse(Text, "m.jsonl");
  if (!Model)
    FAIL(llvm::toString(Model.takeError()));
  return std::move(*Model);
}

static constexpr llvm::StringLiteral Kept =
    R"({"name":"kept","kind":"macro","header":"h.h","value":1,"text":"1"})"
    "\n";
static constexpr llvm::StringLiteral Gone =
    R"({"name":"gone","kind":"macro","header":"h.h","value":2,"text":"2"})"
    "\n";
static constexpr llvm::StringLiteral Came =
    R"({"name":"came","kind":"macro","header":"h.h","value":3,"text":"3"})"
    "\n";
static constexpr llvm::StringLiteral KeptOtherwise =
    R"({"name":"kept","kind":"macro","header":"h.h","value":9,"text":"9"})"
    "\n";

TEST_CASE("a difference has what came, went and changed") {
  ApiModel Old = model("1.0", (Gone + Kept).str());
  ApiModel New = model("2.0", (Came + KeptOtherwise).str());
  ModelDifference Difference = diffModels(Old, New);
  REQUIRE(Difference.Added.size() == 1);
  CHECK(Difference.Added[0]->Name == "came");
  REQUIRE(Difference.Removed.size() == 1);
  CHECK(Difference.Removed[0]->Name == "gone");
  REQUIRE(Difference.Changed.size() == 1);
  CHECK(Difference.Changed[0].Old->Value == 1);
  CHECK(Difference.Changed[0].New->Value == 9);
}

TEST_CASE("merged versions can be told apart again") {
  ApiModel Models[] = {model("2.0", (Came + KeptOtherwise).str()),
                       model("1.0", (Gone + Kept).str()),
                       model("3.0", (Came + KeptOtherwise).str())};
  llvm::Expected<ApiModel> Merged = mergeModels(Models);
  REQUIRE(Merged);
  CHECK(Merged->Versions == std::vector{VersionTuple(1, 0), VersionTuple(2, 0),
                                        VersionTuple(3, 0)});
  CHECK(Merged->find("gone")[0].Versions ==
        VersionSpan{{}, VersionTuple(2, 0)});
  CHECK(Merged->find("came")[0].Versions ==
        VersionSpan{VersionTuple(2, 0), {}});
  CHECK(Merged->find("kept").size() == 2);
  ModelDifference Later =
      diffModels(*Merged, *Merged, VersionTuple(1, 0), VersionTuple(2, 0));
  CHECK(Later.Added.size() == 1);
  CHECK(Later.Removed.size() == 1);
  CHECK(Later.Changed.size() == 1);
  ModelDifference None =
      diffModels(*Merged, *Merged, VersionTuple(2, 0), VersionTuple(3, 0));
  CHECK(None.Added.empty());
  CHECK(None.Removed.empty());
  CHECK(None.Changed.empty());
}

TEST_CASE("models that do not belong together are refused") {
  auto Failure = [](ApiModel A, ApiModel B) {
    ApiModel Both[] = {std::move(A), std::move(B)};
    llvm::Expected<ApiModel> Merged = mergeModels(Both);
    REQUIRE(!Merged);
    std::string Message;
    CHECK(takeError(Merged.takeError(), Message) == ExitCode::Usage);
    return Message;
  };
  CHECK(Failure(model("1.0", Kept), model("1.0", Kept)) ==
        "a 1.0 is in two of the models; give each version once");
  CHECK(Failure(model("1.0", Kept), model("2.0", Kept, "b")) ==
        "models of a and b cannot be merged; give models of one API");
}
