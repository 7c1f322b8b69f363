// The pack that comes with reroute against the API models that do.

#include "Rules/RuleTable.h"
#include "Support/EmbeddedFiles.h"
#include <catch2/catch_test_macros.hpp>
#include <map>

using namespace reroute;

namespace {

struct BuiltIn {
  RulePack Pack;
  std::shared_ptr<const ApiModel> Cuda, Hip;

  RuleTable table(unsigned HipMajor) const {
    ProjectFile Project;
    Project.HipMinimum = llvm::VersionTuple(HipMajor);
    auto Table = RuleTable::build(Project, {Pack}, {Cuda, Hip});
    if (!Table)
      FAIL(llvm::toString(Table.takeError()));
    return std::move(*Table);
  }
};

std::shared_ptr<const ApiModel> model(llvm::StringRef Name) {
  std::string Path = "api/" + Name.str() + ".jsonl";
  std::optional<llvm::StringRef> Text = embeddedFile(Path);
  if (!Text)
    SKIP("rules/" << Path << " is not there");
  auto Model = ApiModel::parse(*Text, Path);
  if (!Model)
    FAIL(llvm::toString(Model.takeError()));
  return std::make_shared<const ApiModel>(std::move(*Model));
}

BuiltIn builtIn() {
  std::optional<llvm::StringRef> Text = embeddedFile("cuda-runtime.yaml");
  REQUIRE(Text);
  auto Pack = RulePack::parse(*Text, "rules/cuda-runtime.yaml");
  if (!Pack)
    FAIL(llvm::toString(Pack.takeError()));
  auto Cuda = model(Pack->CudaModel);
  auto Hip = model(Pack->HipModel);
  return {std::move(*Pack), Cuda, Hip};
}

} // namespace

TEST_CASE("every rule of the built-in pack is about a known symbol and names a "
          "HIP symbol that exists") {
  BuiltIn All = builtIn();
  // Symbols that CUDA 13 dropped have rules too.
  if (All.Cuda->Versions.size() < 3)
    SKIP("the CUDA model holds one version only");
  for (const Rule &Each : All.Pack.Rules) {
    INFO(Each.Origin.File << ":" << Each.Origin.Line << ": " << Each.Symbol);
    CHECK_FALSE(All.Cuda->find(Each.Symbol).empty());
    for (const Mapping &One : Each.Mappings) {
      CHECK((One.Hip.empty() || !All.Hip->find(One.Hip).empty()));
      if (One.Call)
        CHECK(One.Call->text().find(One.Hip) == 0);
    }
  }
}

TEST_CASE("no rule of the built-in pack repeats what is derived") {
  BuiltIn All = builtIn();
  BuiltIn Bare = All;
  Bare.Pack.Rules.clear();
  RuleTable Derived = Bare.table(5);
  for (const Rule &Each : All.Pack.Rules) {
    bool OnlyNames = Each.Mappings.size() == 1 && !Each.Mappings[0].Call &&
                     Each.Mappings[0].TheGrade == Grade::Exact &&
                     Each.Mappings[0].Why.empty() && Each.Neutral.empty();
    if (!OnlyNames)
      continue;
    INFO(Each.Origin.File << ":" << Each.Origin.Line << ": " << Each.Symbol);
    CHECK(Derived.lookup(Each.Symbol, {}).Hip != Each.Mappings[0].Hip);
  }
}

TEST_CASE("every rule with a counterpart has a test") {
  for (const Rule &Each : builtIn().Pack.Rules) {
    INFO(Each.Symbol);
    bool HasTarget = llvm::any_of(Each.Mappings, [](const Mapping &One) {
      return One.TheGrade != Grade::Unsupported;
    });
    CHECK((!HasTarget || !Each.Tests.empty()));
  }
}

TEST_CASE("the built-in pack leaves no symbol without an answer") {
  BuiltIn All = builtIn();
  for (unsigned HipMajor : {5, 6, 7}) {
    RuleTable Table = All.table(HipMajor);
    std::map<std::string, unsigned> Counts;
    for (const std::string &Name : Table.knownNames()) {
      const Mapping &Last = Table.mappings(Name).back();
      ++Counts[gradeName(Last.TheGrade).str()];
      INFO(Name);
      // A use that is no call may have none where every call has one.
      bool SomeCall = llvm::any_of(Table.mappings(Name), [](const Mapping &M) {
        return M.TheGrade != Grade::Unmapped;
      });
      CHECK(
          (Last.TheGrade != Grade::Unmapped || SomeCall || !Last.Why.empty()));
      if (Last.TheGrade != Grade::Exact)
        CHECK_FALSE(Last.Why.empty());
    }
    for (const auto &[Word, Count] : Counts)
      WARN("HIP from " << HipMajor << ".0: " << Word << " " << Count);
    CHECK(Counts["unmapped"] < 30);
  }
}

TEST_CASE("calls that CUDA changed find their HIP counterpart") {
  RuleTable Table = builtIn().table(7);
  auto Call = [&](llvm::StringRef Name, unsigned Arguments,
                  std::vector<std::string> Types = {}) {
    return Table.lookup(Name, {Arguments, std::move(Types)});
  };
  CHECK(Call("cudaMallocHost", 2).Call->text() ==
        "hipHostMalloc($1, $2, hipHostMallocDefault)");
  CHECK(Call("cudaMemPrefetchAsync", 4,
             {"const void *", "size_t", "int", "cudaStream_t"})
            .Hip == "hipMemPrefetchAsync");
  CHECK(Call("cudaMemPrefetchAsync", 5).Hip == "hipMemPrefetchAsync_v2");
  CHECK(Call("cudaGraphInstantiate", 5).Hip == "hipGraphInstantiate");
  CHECK(Call("cudaGraphInstantiate", 3).Hip == "hipGraphInstantiateWithFlags");
  CHECK(Call("cudaEventCreate", 2).Hip == "hipEventCreateWithFlags");
  CHECK(Call("cudaEventCreate", 1).Hip == "hipEventCreate");
  CHECK(Call("cudaGraphExecUpdate", 3).TheGrade == Grade::Unsupported);
  CHECK(Table.lookup("cudaMemsetParams", {}).TheGrade == Grade::Degraded);
}

TEST_CASE("structs whose fields HIP orders otherwise are marked") {
  RuleTable Table = builtIn().table(7);
  for (const char *Name :
       {"cudaMemsetParams", "cudaGraphEdgeData", "cudaKernelNodeParams",
        "cudaAccessPolicyWindow", "cudaGraphInstantiateParams",
        "cudaFuncAttributes"}) {
    INFO(Name);
    const Mapping &One = Table.lookup(Name, {});
    CHECK(One.TheGrade == Grade::Degraded);
    CHECK(One.Why.find("other places") != std::string::npos);
  }
}
