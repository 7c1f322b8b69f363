#include "Explain/ExplainSymbol.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

namespace {

constexpr llvm::StringLiteral CudaModel =
    R"({"schema":1,"api":"cuda","versions":["11.8","12.4"]}
{"name":"cudaBig","kind":"struct","header":"types.h","fields":[["int","f1"],["int","f2"],["int","f3"],["int","f4"],["int","f5"],["int","f6"],["int","f7"],["int","f8"],["int","f9"],["int","f10"],["int","f11"],["int","f12"],["int[4]","f13"],["int","f14"]]}
{"name":"cudaColor","kind":"enum","header":"types.h"}
{"name":"cudaCopy","kind":"function","header":"api.h","signatures":[{"result":"int","params":[["void *","destination"],["const void *","source"],["size_t","bytes"],["long","stream","0"]],"c":true}]}
{"name":"cudaGone","kind":"function","header":"api.h","signatures":[{"result":"int","params":[],"c":true}],"deprecated":true}
{"name":"cudaHandle_t","kind":"type","header":"types.h","underlying":"handle_st *"}
{"name":"cudaLate","kind":"function","header":"api.h","since":"12.4","signatures":[{"result":"int","params":[["int","a"]],"c":true}]}
{"name":"cudaMake","kind":"function","header":"api.h","signatures":[{"result":"int","params":[["void **","p"],["size_t","n"]],"c":true},{"result":"int","template":"class T","params":[["T **","p"],["size_t","n"],["int","flags","0"]]}]}
{"name":"cudaRed","kind":"enumerator","header":"types.h","parent":"cudaColor","value":1}
)";
constexpr llvm::StringLiteral HipModel =
    R"({"schema":1,"api":"hip","versions":["5.7","6.4"]}
{"name":"hipBig","kind":"struct","header":"hip/t.h","fields":[["int","f1"]]}
{"name":"hipColor","kind":"enum","header":"hip/t.h"}
{"name":"hipCopy","kind":"function","header":"hip/a.h","signatures":[{"result":"int","params":[["void *","dst"],["const void *","src"],["size_t","n"],["long","stream","0"]],"c":true}]}
{"name":"hipHandle_t","kind":"type","header":"hip/t.h","until":"6.4","underlying":"int"}
{"name":"hipHandle_t","kind":"type","header":"hip/t.h","since":"6.4","underlying":"handle_st *"}
{"name":"hipHostMake","kind":"function","header":"hip/a.h","since":"6.4","signatures":[{"result":"int","params":[["void **","p"],["size_t","n"],["int","flags"]],"c":true}]}
{"name":"hipLate","kind":"function","header":"hip/a.h","signatures":[{"result":"int","params":[["int","a"]],"c":true}]}
{"name":"hipRed","kind":"enumerator","header":"hip/t.h","parent":"hipColor","value":3}
)";
constexpr llvm::StringLiteral Pack = R"yaml(schema: 1
pack: tiny
models: { cuda: cuda, hip: hip }
surface:
  hip: hip/a.h
  headers: [api.h, { name: types.h, hip: hip/t.h, routed: false }]
  names: ["cuda[A-Z]*"]
derive: { from: cuda, to: hip }
symbols:
  cudaMake:
    hip: hipHostMake
    grade: degraded
    why: >-
      memory made on the host is coherent by default, which no device caches,
      and that makes it slower than what was there before
    instead: "pass a flag"
    source: "https://example.org/coherence"
    overloads:
      - when: { args: 2 }
        hip: hipHostMake
        call: "hipHostMake($1, $2, 0)"
    tests:
      - { in: "cudaMake(p, n);", out: "hipHostMake(p, n, 0);" }
unsupported:
  - why: "there is nothing of the kind"
    instead: "write it yourself"
    names: [cudaGone]
)yaml";

RuleTable table() {
  std::vector<std::shared_ptr<const ApiModel>> Models;
  for (llvm::StringRef Text : {CudaModel, HipModel}) {
    auto Model = ApiModel::parse(Text, "model");
    if (!Model)
      FAIL(llvm::toString(Model.takeError()));
    Models.push_back(std::make_shared<const ApiModel>(std::move(*Model)));
  }
  auto ThePack = RulePack::parse(Pack, "rules/tiny.yaml");
  if (!ThePack)
    FAIL(llvm::toString(ThePack.takeError()));
  auto Table = RuleTable::build(ProjectFile(), {*ThePack}, Models);
  if (!Table)
    FAIL(llvm::toString(Table.takeError()));
  return std::move(*Table);
}

struct Told {
  bool Known;
  std::string Text;

  bool has(llvm::StringRef Part) const {
    return llvm::StringRef(Text).contains(Part);
  }
};

Told explain(llvm::StringRef Name, ExplainOptions Options = {}) {
  Told Result;
  llvm::raw_string_ostream OS(Result.Text);
  Result.Known = explainSymbol(Name, table(), Options, OS);
  return Result;
}

} // namespace

TEST_CASE("a derived symbol shows both sides") {
  Told T = explain("cudaCopy");
  CHECK(T.Known);
  CHECK(T.Text == R"text(cudaCopy
  function of <api.h>, in CUDA 11.8 and 12.4

    int cudaCopy(void *destination, const void *source, size_t bytes,
                 long stream = 0);

on HIP 6.4, from CUDA 12.4
  exact       hipCopy

hipCopy
  function of <hip/a.h>, in HIP 5.7 and 6.4

    int hipCopy(void *dst, const void *src, size_t n, long stream = 0);

neutral     gpuCopy (names: neutral)
rule        none written: derived by comparing the two APIs
)text");
}

TEST_CASE("a written rule shows its conditions, reasons, place and examples") {
  Told T = explain("cudaMake");
  CHECK(T.Known);
  INFO(T.Text);
  CHECK(T.has("    int cudaMake(void **p, size_t n);\n"
              "    template <class T> int cudaMake(T **p, size_t n, "
              "int flags = 0);\n"));
  CHECK(T.has(
      R"text(  exact       a call with 2 arguments: hipHostMake($1, $2, 0)
  degraded    any other use: hipHostMake
    why       memory made on the host is coherent by default, which no device
              caches, and that makes it slower than what was there before
    instead   pass a flag
    source    https://example.org/coherence
)text"));
  CHECK(T.has("function of <hip/a.h>, in HIP 6.4, not in 5.7\n"));
  CHECK(T.has("example     cudaMake(p, n);\n"
              "            => hipHostMake(p, n, 0);\n"));
  CHECK(T.has("rule        rules/tiny.yaml:10\n"));
}

TEST_CASE("an unsupported symbol says why and what to do") {
  Told T = explain("cudaGone");
  CHECK(T.Known);
  INFO(T.Text);
  CHECK(T.has("in CUDA 11.8 and 12.4; deprecated\n"));
  CHECK(T.has("  unsupported there is nothing of the kind\n"
              "    instead   write it yourself\n"));
}

TEST_CASE("a note on an exact mapping is a note") {
  Told T = explain("cudaRed");
  INFO(T.Text);
  CHECK(T.has("    cudaRed = 1 // of enum cudaColor\n"));
  CHECK(T.has("    hipRed = 3 // of enum hipColor\n"));
  CHECK(T.has("    note      "));
}

TEST_CASE("versions that lack the symbol are named") {
  CHECK(explain("cudaLate").has("in CUDA 12.4, not in 11.8\n"));
}

TEST_CASE("each shape has its versions, the newest first") {
  Told T = explain("cudaHandle_t");
  INFO(T.Text);
  CHECK(T.has("  HIP 6.4:\n    typedef handle_st *hipHandle_t;\n\n"
              "  HIP 5.7:\n    typedef int hipHandle_t;\n"));
}

TEST_CASE("a long struct is cut") {
  Told T = explain("cudaBig");
  INFO(T.Text);
  CHECK(T.has("      int f12;\n      // and 2 more\n    };\n"));
  CHECK_FALSE(T.has("f13;"));
}

TEST_CASE("an enum lists its enumerators") {
  CHECK(explain("cudaColor")
            .has("    enum cudaColor {\n      cudaRed = 1,\n    };\n"));
}

TEST_CASE("an unknown name lists near ones") {
  Told T = explain("cudaCpoy");
  CHECK_FALSE(T.Known);
  INFO(T.Text);
  CHECK(T.has("cudaCpoy is no name that reroute knows.\n"));
  CHECK(T.has("reported as unmapped"));
  CHECK(T.has("  cudaCopy (function)\n"));
  CHECK(explain("main").Text == "main is no name that reroute knows.\n");
  CHECK(explain("").Text == "'' is no name that reroute knows.\n");
}

TEST_CASE("a name of HIP's leads to what it stands for") {
  Told T = explain("hipHostMake");
  CHECK_FALSE(T.Known);
  CHECK(T.Text == "hipHostMake is a name of HIP's.\nstands for  cudaMake\n");
}

TEST_CASE("headers are explained too") {
  CHECK(explain("api.h").Known);
  CHECK(explain("api.h").has("on HIP      <hip/a.h>\n"));
  CHECK(explain("types.h").has("are reported"));
}

TEST_CASE("nothing but links is wider than asked for") {
  for (unsigned Width : {40U, 60U, 80U, 120U})
    for (llvm::StringRef Name : {"cudaCopy", "cudaMake", "cudaBig", "cudaGone",
                                 "cudaRed", "cudaCpoy", "api.h", "types.h"}) {
      std::string Text = explain(Name, {false, Width}).Text;
      llvm::SmallVector<llvm::StringRef> Lines;
      llvm::StringRef(Text).split(Lines, '\n');
      for (llvm::StringRef Line : Lines) {
        INFO(Line.str());
        CHECK((Line.size() <= Width || Line.contains("https://")));
        CHECK(Line.rtrim() == Line);
      }
    }
}

TEST_CASE("colours are there only when asked for") {
  CHECK_FALSE(explain("cudaMake").has("\033["));
  CHECK(explain("cudaMake", {true, 80}).has("\033["));
}
