#include "Api/ApiModel.h"
#include "Support/ToolError.h"
#include "catch2/catch_test_macros.hpp"

using namespace reroute;
using llvm::VersionTuple;

static ApiModel parsed(llvm::StringRef Text) {
  llvm::Expected<ApiModel> Model = ApiModel::parse(Text, "m.jsonl");
  if (!Model)
    FAIL(llvm::toString(Model.takeError()));
  return std::move(*Model);
}

static std::string failure(llvm::StringRef Text) {
  llvm::Expected<ApiModel> Model = ApiModel::parse(Text, "m.jsonl");
  REQUIRE(!Model);
  std::string Message;
  CHECK(takeError(Model.takeError(), Message) == ExitCode::InvalidPack);
  return Message;
}

static constexpr llvm::StringLiteral Head =
    R"({"schema":1,"api":"a","versions":["11.8","13.0"]})"
    "\n";

static constexpr llvm::StringLiteral Two =
    R"({"schema":1,"api":"cuda-runtime","versions":["11.8","13.0"]}
{"name":"f","kind":"function","header":"h.h","until":"13.0","signatures":[{"result":"int","params":[["int","a"],["unsigned int","b","0"]],"c":true}]}
{"name":"f","kind":"function","header":"h.h","since":"13.0","signatures":[{"result":"int","template":"class T","params":[["T &&...","a"]],"cuda":true,"device":true,"host":false}]}
{"name":"s","kind":"struct","header":"h.h","fields":[["int[3]","a"],["union","",[["int","x"],["float","y"]]]]}
)";

TEST_CASE("a model survives being written and read") {
  ApiModel Model = parsed(Two);
  CHECK(Model.Api == "cuda-runtime");
  CHECK(Model.Versions ==
        std::vector{VersionTuple(11, 8), VersionTuple(13, 0)});
  CHECK(Model.serialise() == Two);
}

TEST_CASE("a lookup takes the version's shape") {
  ApiModel Model = parsed(Two);
  REQUIRE(Model.find("f").size() == 2);
  CHECK(Model.find("g").empty());
  const ApiSymbol *Old = Model.find("f", VersionTuple(12, 4));
  REQUIRE(Old);
  CHECK(Old->Signatures[0].requiredArguments() == 1);
  CHECK(Old->Signatures[0].accepts(2));
  CHECK(!Old->Signatures[0].accepts(3));
  const ApiSymbol *New = Model.find("f", VersionTuple(13, 1));
  REQUIRE(New);
  CHECK(New == Model.find("f", VersionTuple()));
  CHECK(New->Signatures[0].requiredArguments() == 0);
  CHECK(New->Signatures[0].accepts(7));
  CHECK(New->Signatures[0].Device);
  CHECK(!New->Signatures[0].Host);
  REQUIRE(Model.find("s").size() == 1);
  CHECK(Model.find("s")[0].Fields[1].Fields[1].Name == "y");
}

TEST_CASE("a bad line names its place and what to do") {
  CHECK(failure("").substr(0, 10) == "m.jsonl:1:");
  CHECK(failure(R"({"schema":9,"api":"a","versions":["1"]})") ==
        "m.jsonl:1: not an API model of schema 1; make it again with this "
        "version's `reroute api dump`");
  CHECK(failure(Head.str() + "{]").substr(0, 20) == "m.jsonl:2: not JSON ");
  CHECK(failure(Head.str() + R"({"name":"x","kind":"functoin"})") ==
        "m.jsonl:2: unknown kind \"functoin\"; correct the line or dump the "
        "model again");
  CHECK(failure(Head.str() + "\n" + R"({"kind":"macro"})").substr(0, 19) ==
        "m.jsonl:3: no \"name");
  CHECK(failure(Head.str() + R"({"name":"x","kind":"macro","value":"1"})")
            .find("no integer") != std::string::npos);
}

TEST_CASE("reindex sorts by name and then by version") {
  ApiModel Model;
  Model.Symbols.resize(2);
  Model.Symbols[0].Name = "b";
  Model.Symbols[1].Name = "a";
  Model.reindex();
  CHECK(Model.Symbols[0].Name == "a");
  CHECK(Model.find("b").size() == 1);
}
