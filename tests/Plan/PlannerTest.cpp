// Plans of one file, from a scan and meanings given by hand.

#include "Plan/Planner.h"
#include "../Rules/SmallTable.h"
#include "../Scan/ScanText.h"
#include "Classify/HipBranches.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
using llvm::StringRef;

namespace {

/// One file whose uses are all the surface's.
struct OneFile {
  explicit OneFile(StringRef Text, NamesMode Mode = NamesMode::Hip) {
    Project.Names = Mode;
    Project.TheRoute.emplace();
    Project.TheRoute->Header = "gpu.h";
    Files.push_back(scan(Text));
    Classified.emplace_back();
    for (const Use &U : Files[0].Uses) {
      ClassifiedUse &C = Classified[0].Uses.emplace_back();
      C.Is = Resolution::Api;
      C.Map = &Rules.lookup(U.Name, {});
    }
    Classified[0].HipBranches = hipBranches(Files[0].Branches, {"USE_HIP"});
  }

  const FilePlan &plan() {
    ProjectIgnores Ignores = llvm::cantFail(ProjectIgnores::create({}));
    IncludeStyles Styles("");
    IncludeEnvironment Environment{
        Rules,
        Project,
        [](StringRef, StringRef, bool) { return std::string(); },
        [](StringRef) { return false; },
        [this](StringRef, llvm::function_ref<bool(StringRef)> Wanted) {
          return llvm::any_of(Files[0].Includes,
                              [&](const IncludeDirective &Include) {
                                return Wanted(Include.name());
                              });
        },
        [](StringRef, StringRef) { return false; },
        Styles,
        Ignores};
    All = makePlan(Files, Classified, Environment,
                   [](StringRef) { return false; });
    return All.Files[0];
  }

  std::string planned() {
    return llvm::cantFail(applyEdits(Files[0].text(), plan().Edits));
  }

  ProjectFile Project;
  RuleTable Rules = test::smallTable();
  std::vector<FileScan> Files;
  std::vector<ClassifiedFile> Classified;
  Plan All;
};

constexpr const char *Text = "#include <cuda_runtime.h>\n"
                             "#include <vector>\n"
                             "void f() { cudaFree(0); cudaGone(); }\n";

} // namespace

TEST_CASE("each use and each surface include has one outcome") {
  OneFile File(Text);
  const FilePlan &Plan = File.plan();
  CHECK(Plan.Uses == std::vector{Outcome::Renamed, Outcome::Reported});
  CHECK(Plan.Includes ==
        std::vector<std::optional<Outcome>>{Outcome::Routed, std::nullopt});
  REQUIRE(Plan.Findings.size() == 1);
  CHECK(Plan.Findings[0].Kind == FindingKind::UnsupportedSymbol);
  CHECK(Plan.Findings[0].Subject == "cudaGone");
  CHECK(File.All.Total.addsUp());
  CHECK(File.All.Total.Seen == 3);
  CHECK(File.planned() == "#include <hip/h.h>\n"
                          "#include <vector>\n"
                          "void f() { hipFree(0); cudaGone(); }\n");
}

TEST_CASE("a mode that keeps names changes includes alone") {
  CHECK(OneFile(Text, NamesMode::Keep).planned() ==
        "#include <gpu.h>\n"
        "#include <vector>\n"
        "void f() { cudaFree(0); cudaGone(); }\n");
}

TEST_CASE("what a layer of the tree stands for on HIP is not missing") {
  OneFile File(Text, NamesMode::Keep);
  for (ClassifiedUse &C : File.Classified[0].Uses)
    C.OwnOnHip = "layer.h:3";
  CHECK(File.plan().Findings.empty());
  CHECK(File.All.Total.Kept == 2);
}

TEST_CASE("an opt-out drops a finding and leaves the text") {
  OneFile File("cudaGone(); cudaFree(0); // reroute-ignore\n");
  CHECK(File.plan().Uses ==
        std::vector{Outcome::Suppressed, Outcome::Suppressed});
  CHECK(File.All.Total.Suppressed == 2);
  // The runtime's include is another matter.
  for (const Edit &E : File.All.Files[0].Edits)
    CHECK(StringRef(E.Text).contains("#include"));
}

TEST_CASE("the account can be wrong: another reading of the text counts") {
  OneFile File(Text);
  ++File.Files[0].Candidates;
  File.plan();
  CHECK_FALSE(File.All.Total.addsUp());
}

TEST_CASE("an include whose HIP side is written already is routed") {
  for (const char *Pair :
       {"#ifdef USE_HIP\n#include <hip/h.h>\n#else\n#include <cuda_runtime.h>\n"
        "#endif\n",
        "#ifndef USE_HIP\n#include <cuda_runtime.h>\n#else\n#include "
        "<hip/h.h>\n"
        "#endif\n",
        "#if X\n#elif USE_HIP\n#include <gpu.h>\n#else\n#if Y\n"
        "#include <cuda_runtime.h>\n#endif\n#endif\n"}) {
    OneFile File(Pair, NamesMode::Keep);
    CHECK(File.planned() == Pair);
    CHECK(File.All.Total.addsUp());
    CHECK(File.All.Files[0].Findings.empty());
  }
  // The other side gives nothing for it.
  const char *Half =
      "#ifdef USE_HIP\n#else\n#include <cuda_runtime.h>\n#endif\n";
  CHECK(OneFile(Half, NamesMode::Keep).planned() != Half);
  // New names need their header on this side, too.
  const char *Neutral = "#ifdef USE_HIP\n#include <hip/h.h>\n#else\n"
                        "#include <cuda_runtime.h>\n#endif\n";
  CHECK(OneFile(Neutral, NamesMode::Neutral).planned() != Neutral);
}
