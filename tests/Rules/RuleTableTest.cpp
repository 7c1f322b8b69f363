#include "Rules/RuleTable.h"
#include "ModelBuilder.h"
#include "Support/ToolError.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
using llvm::VersionTuple;
using test::ModelBuilder;

namespace {

const VersionSpan From72{VersionTuple(7, 2), {}};

ModelBuilder cuda() {
  return {"c", {VersionTuple(12, 4), VersionTuple(13, 0)}};
}
ModelBuilder hip() {
  return {"h", {VersionTuple(5, 7), VersionTuple(6, 4), VersionTuple(7, 2)}};
}

RulePack pack(const std::string &Rest = "") {
  auto Pack = RulePack::parse(R"(schema: 1
pack: p
models: { cuda: c, hip: h }
surface: { hip: hip/h.h, headers: [cuda_a.h, { name: cuda_b.h, routed: false }], names: ["cuda[A-Z]*"] }
derive: [ { from: cudaDevAttr, to: hipAttr }, { from: make_cuda, to: make_hip }, { from: CUDART_, to: HIP_ }, { from: cuda, to: hip } ]
)" + Rest,
                              "p.yaml");
  if (!Pack)
    FAIL(llvm::toString(Pack.takeError()));
  return std::move(*Pack);
}

RuleTable table(ModelBuilder Cuda, ModelBuilder Hip,
                const std::string &Rest = "", ProjectFile Project = {}) {
  auto Table =
      RuleTable::build(Project, {pack(Rest)}, {Cuda.done(), Hip.done()});
  if (!Table)
    FAIL(llvm::toString(Table.takeError()));
  return std::move(*Table);
}

CallShape call(unsigned Arguments, std::vector<std::string> Types = {}) {
  return {Arguments, std::move(Types)};
}

ProjectFile project(const std::string &Text) {
  auto Project =
      ProjectFile::parse("schema: 1\nnames: hip\n" + Text, "reroute.yaml");
  if (!Project)
    FAIL(llvm::toString(Project.takeError()));
  return std::move(*Project);
}

} // namespace

TEST_CASE("a prefix derives the counterpart that both models declare alike") {
  RuleTable Table =
      table(cuda().record("cudaT", {"a"}).function("cudaA", {"cudaT *", "int"}),
            hip().record("hipT", {"a"}).function("hipA", {"hipT *", "int"}));
  const Mapping &Found = Table.lookup("cudaA", call(2));
  CHECK(Found.TheGrade == Grade::Exact);
  CHECK(Found.Hip == "hipA");
  CHECK(Found.Why.empty());
}

TEST_CASE("names of types inside signatures are mapped by rules first") {
  ModelBuilder Cuda = cuda(), Hip = hip();
  Cuda.record("cudaProp", {"a"}).function("cudaA", {"cudaProp *"});
  Hip.record("hipProp_t", {"a"}).function("hipA", {"hipProp_t *"});
  RuleTable Table =
      table(Cuda, Hip, "symbols: { cudaProp: { hip: hipProp_t } }\n");
  CHECK(Table.lookup("cudaA", call(1)).TheGrade == Grade::Exact);
}

TEST_CASE("the first derivation whose target exists counts") {
  RuleTable Table =
      table(cuda().constant("cudaDevAttrX", 1).constant("cudaDevAttrY", 1),
            hip().constant("hipAttrX", 1).constant("hipDevAttrY", 1));
  CHECK(Table.lookup("cudaDevAttrX", {}).Hip == "hipAttrX");
  CHECK(Table.lookup("cudaDevAttrY", {}).Hip == "hipDevAttrY");
}

TEST_CASE("what differs is said") {
  ModelBuilder Cuda = cuda(), Hip = hip();
  Cuda.function("cudaCount", {"int", "int"}).function("cudaType", {"int"});
  Cuda.constant("cudaKind", 1).constant("cudaNone", 1);
  Hip.function("hipCount", {"int"}).function("hipType", {"float"});
  Hip.function("hipKind", {});
  RuleTable Table = table(Cuda, Hip);
  const Mapping &Count = Table.lookup("cudaCount", call(2));
  CHECK(Count.TheGrade == Grade::Unmapped);
  CHECK(Count.Hip.empty());
  CHECK(Count.Why == "hipCount takes 1 argument, cudaCount 2");
  CHECK(Table.lookup("cudaType", call(1)).Why ==
        "parameter 1 is 'float' in hipType, not the counterpart of 'int'");
  CHECK(Table.lookup("cudaKind", {}).Why ==
        "cudaKind is an enumerator, hipKind a function");
  CHECK(Table.lookup("cudaNone", {}).Why ==
        "there is no hipNone in HIP 6.4 and 7.2");
}

TEST_CASE("a call that leaves a lost default argument out is told apart") {
  RuleTable Table = table(cuda().function("cudaA", {"int", "int = 0"}),
                          hip().function("hipA", {"int", "int"}));
  CHECK(Table.lookup("cudaA", call(2)).TheGrade == Grade::Exact);
  CHECK(Table.lookup("cudaA", {}).TheGrade == Grade::Exact);
  CHECK(Table.lookup("cudaA", call(1)).TheGrade == Grade::Unmapped);
}

TEST_CASE("overloads with as many arguments are told apart by a type") {
  ModelBuilder Cuda = cuda();
  Cuda.function("cudaA", {"void *"});
  Cuda.function("cudaA", {"T **"}, {}, /*ExternC=*/false, "class T");
  RuleTable Table = table(Cuda, hip().function("hipA", {"void *"}));
  CHECK(Table.lookup("cudaA", call(1, {"void*"})).TheGrade == Grade::Exact);
  CHECK(Table.lookup("cudaA", call(1, {"T  **"})).TheGrade == Grade::Unmapped);
  CHECK(Table.lookup("cudaA", call(1)).TheGrade == Grade::Exact);
}

TEST_CASE("names of template parameters do not matter") {
  ModelBuilder Cuda = cuda(), Hip = hip();
  Cuda.function("cudaA", {"T **"}, {}, false, "class T");
  Hip.function("hipA", {"U **"}, {}, false, "typename U");
  CHECK(table(Cuda, Hip).lookup("cudaA", call(1)).TheGrade == Grade::Exact);
}

TEST_CASE("another value is a note, other fields a lower grade") {
  ModelBuilder Cuda = cuda(), Hip = hip();
  Cuda.constant("cudaX", 1).record("cudaS", {"a", "b", "reserved"});
  Cuda.record("cudaO", {"a", "b"}).record("cudaE", {"a"});
  Hip.constant("hipX", 2).record("hipS", {"a"}).record("hipO", {"b", "a"});
  Hip.record("hipE", {"a", "c"});
  RuleTable Table = table(Cuda, Hip);
  CHECK(Table.lookup("cudaX", {}).TheGrade == Grade::Exact);
  CHECK(llvm::StringRef(Table.lookup("cudaX", {}).Why)
            .starts_with("the value is 1 in CUDA and 2 in HIP"));
  CHECK(Table.lookup("cudaS", {}).TheGrade == Grade::Degraded);
  CHECK(Table.lookup("cudaS", {}).Why == "hipS has no field b");
  CHECK(llvm::StringRef(Table.lookup("cudaO", {}).Why)
            .starts_with("the fields of hipO stand at other places"));
  CHECK(Table.lookup("cudaE", {}).TheGrade == Grade::Exact);
}

TEST_CASE("a macro stands for what it names") {
  ModelBuilder Cuda = cuda(), Hip = hip();
  Cuda.function("cudaA", {"int"});
  Hip.add("hipA", SymbolKind::Macro).Text = "hipA_R2";
  Hip.function("hipA_R2", {"int"});
  CHECK(table(Cuda, Hip).lookup("cudaA", call(1)).TheGrade == Grade::Exact);
}

TEST_CASE("a counterpart that some supported versions lack is unsupported") {
  ModelBuilder Cuda = cuda(), Hip = hip();
  Cuda.constant("cudaX", 1);
  Hip.constant("hipX", 1, From72);
  RuleTable Both = table(Cuda, Hip);
  const Mapping &Found = Both.lookup("cudaX", {});
  CHECK(Found.TheGrade == Grade::Unsupported);
  CHECK(Found.Hip.empty());
  CHECK(Found.Why == "hipX is in HIP 7.2 but not in HIP 6.4, which this "
                     "project also supports");
  CHECK(Found.Instead == "raise hip.min_version to \"7.2\" or newer");

  RuleTable Newest =
      table(Cuda, Hip, "", project("hip: { min_version: \"7.0\" }\n"));
  CHECK(Newest.lookup("cudaX", {}).TheGrade == Grade::Exact);
  CHECK(Newest.hipVersions().size() == 1);
}

TEST_CASE("a rule's target that is not there is not used") {
  RuleTable Table = table(cuda().constant("cudaX", 1), hip(),
                          "symbols: { cudaX: { hip: hipGone } }\n");
  CHECK(Table.lookup("cudaX", {}).TheGrade == Grade::Unmapped);
  CHECK(Table.lookup("cudaX", {}).Why ==
        "there is no hipGone in HIP 6.4 and 7.2");
}

TEST_CASE("rules choose by arguments, types and versions") {
  ModelBuilder Cuda = cuda(), Hip = hip();
  Cuda.function("cudaA", {"int", "int = 0"});
  Hip.function("hipA", {"int", "int"}).function("hipB", {"int"});
  const std::string Rules = R"yaml(symbols:
  cudaA:
    overloads:
      - { when: { args: 1 }, hip: hipA, call: "hipA($1, 0)" }
      - { when: { parameter: { 1: "long" } }, hip: hipB }
      - { when: { cuda: "<13.0" }, hip: hipB }
)yaml";
  RuleTable New = table(Cuda, Hip, Rules);
  CHECK(New.lookup("cudaA", call(1)).Call->text() == "hipA($1, 0)");
  CHECK(New.lookup("cudaA", call(2, {"long", "int"})).Hip == "hipB");
  CHECK(New.lookup("cudaA", call(2)).Hip == "hipA");
  RuleTable Old = table(Cuda, Hip, Rules, project("cuda: { version: 12.4 }\n"));
  CHECK(Old.lookup("cudaA", call(2)).Hip == "hipB");
}

TEST_CASE("a grade without a target grades what is derived") {
  ModelBuilder Cuda = cuda(), Hip = hip();
  Cuda.function("cudaA", {"int", "int = 0"});
  Hip.function("hipA", {"int", "int"});
  RuleTable Table =
      table(Cuda, Hip, "symbols: { cudaA: { grade: degraded, why: slow } }\n");
  CHECK(Table.lookup("cudaA", call(2)).TheGrade == Grade::Degraded);
  CHECK(Table.lookup("cudaA", call(2)).Hip == "hipA");
  CHECK(Table.lookup("cudaA", call(2)).Why == "slow");
  CHECK(Table.lookup("cudaA", call(1)).TheGrade == Grade::Unmapped);
}

TEST_CASE("several versions together get the worst grade of each") {
  ModelBuilder Cuda = cuda(), Hip = hip();
  Cuda.function("cudaA", {}).function("cudaB", {});
  Hip.function("hipA", {}).function("hipB", {}).function("hipC", {});
  RuleTable Table = table(Cuda, Hip, R"(symbols:
  cudaA: { overloads: [ { when: { hip: "<7.0" }, grade: degraded, why: old } ] }
  cudaB: { hip: hipB, overloads: [ { when: { hip: "<7.0" }, hip: hipC } ] }
)");
  CHECK(Table.lookup("cudaA", call(0)).TheGrade == Grade::Degraded);
  CHECK(Table.lookup("cudaA", call(0)).Why == "HIP 6.4: old");
  CHECK(Table.lookup("cudaB", call(0)).TheGrade == Grade::Unsupported);
  CHECK(Table.lookup("cudaB", call(0)).Why ==
        "the counterpart depends on HIP's version: hipC in HIP 6.4, hipB "
        "in "
        "HIP 7.2");
}

TEST_CASE("the project's rules go before the pack's") {
  ModelBuilder Cuda = cuda(), Hip = hip();
  Cuda.function("cudaA", {}).function("cudaB", {});
  Hip.function("hipA", {}).function("hipB", {});
  RuleTable Table =
      table(Cuda, Hip, "symbols: { cudaA: { hip: hipB, neutral: devA } }\n",
            project("symbols:\n  cudaA: { grade: degraded, why: mine }\n"
                    "  cudaB: { why: never }\n  myOwn: { hip: hipB }\n"));
  CHECK(Table.lookup("cudaA", call(0)).Hip == "hipB");
  CHECK(Table.lookup("cudaA", call(0)).Why == "mine");
  CHECK(Table.rule("cudaA")->Origin.File == "reroute.yaml");
  CHECK(Table.neutralName("cudaA") == "devA");
  CHECK(Table.lookup("cudaB", call(0)).TheGrade == Grade::Unsupported);
  CHECK(Table.lookup("myOwn", call(0)).Hip == "hipB");
}

TEST_CASE("names of a pattern are candidates, names of a model are known") {
  RuleTable Table =
      table(cuda().constant("cudaX", 1).record("dim3", {"x"}), hip());
  CHECK(Table.isCandidate("cudaX"));
  CHECK(Table.isKnown("cudaX"));
  CHECK(Table.isCandidate("dim3"));
  CHECK(Table.isCandidate("cudaFuture"));
  CHECK_FALSE(Table.isKnown("cudaFuture"));
  CHECK_FALSE(Table.isCandidate("cuda"));
  CHECK_FALSE(Table.isCandidate("mycudaX"));
  CHECK(Table.lookup("cudaFuture", {}).TheGrade == Grade::Unmapped);
  CHECK(Table.mappings("cudaFuture").empty());
  CHECK(Table.symbol("cudaX")->Value == 1);
  CHECK(Table.symbol("cudaFuture") == nullptr);
}

TEST_CASE("headers of the surface, and those that a project adds") {
  RuleTable Table =
      table(cuda(), hip(), "",
            project("route: { header: a.h, also: [cuda_b.h, other.h] }\n"));
  REQUIRE(Table.header("cuda_a.h"));
  CHECK(Table.header("cuda_a.h")->Hip == "hip/h.h");
  CHECK(Table.header("cuda_b.h")->Routed);
  REQUIRE(Table.header("other.h"));
  CHECK(Table.header("other.h")->Hip == "hip/h.h");
  CHECK_FALSE(Table.header("stdio.h"));
  CHECK_FALSE(table(cuda(), hip()).header("cuda_b.h")->Routed);
}

TEST_CASE("a neutral name replaces the part that names the backend") {
  RuleTable Table = table(cuda(), hip());
  CHECK(Table.neutralName("cudaMalloc") == "gpuMalloc");
  CHECK(Table.neutralName("cudaDevAttrX") == "gpuDevAttrX");
  CHECK(Table.neutralName("make_cudaExtent") == "make_gpuExtent");
  CHECK(Table.neutralName("CUDART_INF") == "GPU_INF");
  CHECK(Table.neutralName("dim3") == "dim3");
}

TEST_CASE("every candidate holds one of the required substrings") {
  RuleTable Table = table(cuda()
                              .constant("cudaX", 1)
                              .constant("MAJOR_VERSION", 1)
                              .constant("MINOR_VERSION", 1)
                              .record("dim3", {"x"}),
                          hip());
  CHECK(Table.requiredSubstrings() ==
        std::vector<std::string>{"OR_VERSION", "cuda", "dim3"});
}

TEST_CASE("near names come nearest first") {
  ModelBuilder Cuda = cuda();
  Cuda.constant("cudaMallocHost", 1).constant("cudaMalloc", 1);
  Cuda.constant("cudaMemcpy", 1);
  RuleTable Table = table(Cuda, hip());
  CHECK(Table.nearNames("cudaMaloc", 5) ==
        std::vector<std::string>{"cudaMalloc"});
  CHECK(Table.nearNames("cudaMallocHots", 1) ==
        std::vector<std::string>{"cudaMallocHost"});
  CHECK(Table.nearNames("zzz", 5).empty());
}

TEST_CASE("a pack whose model is not there is invalid, with its place") {
  auto Table = RuleTable::build({}, {pack()}, {cuda().done()});
  REQUIRE_FALSE(static_cast<bool>(Table));
  std::string Message;
  CHECK(takeError(Table.takeError(), Message) == ExitCode::InvalidPack);
  CHECK(Message == "p.yaml:3: error: no API model is called 'h'; there is c");
}

namespace {

/// A pack of nothing but rules, named \p Name, for the models \p Models.
RulePack packOf(const std::string &Name, const std::string &Models,
                const std::string &Rest) {
  auto Pack =
      RulePack::parse("schema: 1\npack: " + Name + "\nmodels: " + Models +
                          "\nsurface: {}\n" + Rest,
                      Name + ".yaml");
  if (!Pack)
    FAIL(llvm::toString(Pack.takeError()));
  return std::move(*Pack);
}

} // namespace

TEST_CASE("packs of one surface build on one another across other surfaces") {
  ModelBuilder Blas{"cb", {VersionTuple(13, 0)}};
  ModelBuilder HipBlas{"hb", {VersionTuple(7, 2)}};
  auto Table =
      RuleTable::build({},
                       {pack("symbols: { cudaB: { hip: hipC } }\n"),
                        packOf("blas", "{ cuda: cb, hip: hb }",
                               "derive: [ { from: blas, to: hipblas } ]\n"),
                        packOf("ours", "{ cuda: c, hip: h }",
                               "symbols: { cudaD: { hip: hipC } }\n")},
                       {cuda()
                            .function("cudaA", {})
                            .function("cudaB", {})
                            .function("cudaD", {})
                            .done(),
                        hip().function("hipA", {}).function("hipC", {}).done(),
                        Blas.function("blasX", {}).done(),
                        HipBlas.function("hipblasX", {}).done()});
  REQUIRE(static_cast<bool>(Table));
  CHECK(Table->lookup("cudaA", call(0)).Hip == "hipA");
  CHECK(Table->lookup("cudaB", call(0)).Hip == "hipC");
  CHECK(Table->lookup("cudaD", call(0)).Hip == "hipC");
  CHECK(Table->lookup("blasX", call(0)).Hip == "hipblasX");
  REQUIRE(Table->routedSurfaces().size() == 2);
  CHECK(Table->routedSurfaces()[0].Packs.size() == 2);
  CHECK(Table->shapes("blasX").size() == 1);
  REQUIRE(Table->hipSymbol("hipblasX"));
}

TEST_CASE("a pack routes the surface that was only recognised") {
  auto Surfaces = parseSurfaces(R"(schema: 1
surfaces:
  - { name: one, model: c, headers: [cuda_a.h, cuda_more.h], names: ["cuda[A-Z]*"] }
  - { name: two, model: m, headers: [two.h], names: ["two[A-Z]*"] }
)",
                                "surfaces.yaml");
  REQUIRE(static_cast<bool>(Surfaces));
  (*Surfaces)[0].Names = {"cudaA"};
  auto Table = RuleTable::build(
      {}, {pack()},
      {cuda().function("cudaA", {}).done(), hip().function("hipA", {}).done()},
      *Surfaces);
  REQUIRE(static_cast<bool>(Table));
  REQUIRE(Table->surfaces().size() == 2);
  CHECK(Table->surfaces()[0].Name == "one");
  CHECK(Table->routedSurfaces().size() == 1);
  CHECK_FALSE(Table->unroutedSurface("cudaA"));
  CHECK(Table->lookup("cudaA", call(0)).Hip == "hipA");
  CHECK(Table->header("cuda_a.h")->Other.empty());
  // The pack says nothing about this one.
  CHECK(Table->header("cuda_more.h")->Other == "one");
  REQUIRE(Table->unroutedSurface("twoX"));
  CHECK(Table->unroutedSurface("twoX")->Name == "two");
}

TEST_CASE("packs of one API with other models are told apart") {
  auto Table = RuleTable::build(
      {}, {pack(), packOf("ours", "{ cuda: c, hip: other }", "")},
      {cuda().done(), hip().done(),
       ModelBuilder("other", {VersionTuple(1)}).done()});
  REQUIRE_FALSE(static_cast<bool>(Table));
  std::string Message;
  CHECK(takeError(Table.takeError(), Message) == ExitCode::InvalidPack);
  CHECK(Message == "ours.yaml:3: error: this pack maps c to other, and 'p' "
                   "below it to h; packs of one API share their models");
}
