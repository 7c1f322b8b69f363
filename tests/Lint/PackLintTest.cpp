// The lint against the pack that comes with reroute, whole and with faults
// planted in it.

#include "Lint/PackLint.h"
#include "Support/EmbeddedFiles.h"
#include "Support/ToolError.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

static std::shared_ptr<const ApiModel> model(const std::string &Name) {
  std::string Path = "api/" + Name + ".jsonl";
  auto Model = ApiModel::parse(embeddedFile(Path).value(), Path);
  if (!Model)
    FAIL(llvm::toString(Model.takeError()));
  return std::make_shared<const ApiModel>(std::move(*Model));
}

namespace {

struct LintResult {
  std::string Report;
  LintCounts Counts;
  ExitCode Code = ExitCode::Clean;
};

} // namespace

static LintResult lint(llvm::StringRef Pack) {
  LintResult Result;
  if (llvm::Error E = lintPack(Pack, "pack.yaml", {},
                               {model("cuda-runtime"), model("hip-runtime")},
                               Result.Counts))
    Result.Code = takeError(std::move(E), Result.Report);
  return Result;
}

static std::string builtInPack() {
  return embeddedFile("cuda-runtime.yaml").value().str();
}

TEST_CASE("nothing is found in the built-in pack") {
  LintResult Result = lint(builtInPack());
  CHECK(Result.Report == "");
  CHECK(Result.Counts.Findings == 0);
  CHECK(Result.Counts.CudaVersions.size() == 3);
  CHECK(Result.Counts.HipVersions.size() == 4);
  CHECK(Result.Counts.Rules > 700);
  CHECK(Result.Counts.Calls > 4000);
}

/// A rule for `symbols:` with a fault in its line number \p Line (from 1), and
/// what has to be said about it.
struct Planted {
  const char *Rule;
  unsigned Line;
  const char *Message;
};

static constexpr Planted Faults[] = {
    {"cudaMallok:\n"
     "  hip: hipMalloc\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     1, "no measured version of CUDA has 'cudaMallok'"},
    {"cudaEventCreateWithFlags:\n"
     "  hip: hipEventCreateWithFlag\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     2, "no measured version of HIP has 'hipEventCreateWithFlag'"},
    {"cudaLibraryUnload:\n"
     "  hip: hipLibraryUnload\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     2, "there is no 'hipLibraryUnload' in HIP 5.2, 5.7 and 6.4"},
    {"cudaMemcpy:\n"
     "  hip: hipMemset\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     2, "a call of cudaMemcpy becomes one that does not compile"},
    {"cudaMemset:\n"
     "  hip: hipMemset\n"
     "  call: \"hipMemset($1, $2)\"\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     3, "a call of cudaMemset becomes one that does not compile"},
    {"cudaStreamSynchronize:\n"
     "  hip: hipStreamSynchronize\n"
     "  call: \"hipStreamSynchronize($2)\"\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     3, "this takes argument 2, and the calls it is for pass 1 at most"},
    {"cudaDeviceSynchronize:\n"
     "  hip: hipDeviceSynchronize\n"
     "  call: \"hipDeviceReset()\"\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     3, "this does not call hipDeviceSynchronize"},
    {"cudaSuccess:\n"
     "  hip: hipSuccess\n"
     "  call: \"hipSuccess($1)\"\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     3, "cudaSuccess is no function, so nothing calls it"},
    {"cudaGetDevice:\n"
     "  overloads:\n"
     "    - { when: { args: 1 }, hip: hipGetDevice, call: \"hipGetDevice($*)\" "
     "}\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     3, "this passes the arguments as they are"},
    {"cudaMemsetParams:\n"
     "  hip: hipMemsetParams\n"
     "  grade: exact\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     3, "graded exact, but with HIP 5.2 the fields of hipMemsetParams stand"},
    {"cudaExtent:\n"
     "  hip: hipExtent\n"
     "  fields: { widht: width }\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     3, "cudaExtent has no field 'widht'"},
    {"cudaPitchedPtr:\n"
     "  hip: hipPitchedPtr\n"
     "  fields: { pitch: pitchInBytes }\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     3, "hipPitchedPtr of HIP 5.2 has no field 'pitchInBytes'"},
    {"cudaMemcpyKind:\n"
     "  hip: hipMemcpyKind\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     1, "this rule says what derivation gives without it"},
    {"cudaEventSynchronize:\n"
     "  overloads:\n"
     "    - { when: { args: 1 }, hip: hipEventSynchronize }\n"
     "    - { when: { args: 1 }, hip: hipEventQuery }\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     4, "no use can reach this"},
    {"cudaEventQuery:\n"
     "  overloads:\n"
     "    - { when: { args: 7 }, why: \"none\" }\n",
     3, "no declaration of cudaEventQuery in any measured version fulfils"},
    {"cudaEventDestroy:\n"
     "  overloads:\n"
     "    - { when: { hip: \"<4.0\" }, why: \"none\" }\n",
     3, "no measured version of HIP fulfils this"},
    {"cudaStreamCreate:\n"
     "  overloads:\n"
     "    - { when: { cuda: \"<10.0\" }, why: \"none\" }\n",
     3, "no measured version of CUDA fulfils this"},
    {"cudaStreamCreateWithFlags:\n"
     "  grade: unsupported\n"
     "  why: \"HIP has no such thing\"\n",
     1, "HIP 5.2 has hipStreamCreateWithFlags, which is as good as"},
    {"cudaPeerAccessLike:\n"
     "  why: \"a name that nobody has\"\n",
     1, "no measured version of CUDA has 'cudaPeerAccessLike'"},
    {"cudaGetDeviceCount:\n"
     "  grade: degraded\n"
     "  why: \"it counts otherwise\"\n"
     "  tests: [ { in: \"x;\", out: \"x;\" } ]\n",
     3, "who says so? a difference needs source:"},
    {"cudaSetDevice:\n"
     "  grade: degraded\n"
     "  why: \"it is slow\"\n"
     "  source: \"somewhere\"\n",
     1, "this rule has no test"},
};

/// \p Text with \p More below `symbols:`; \p Line becomes the number of the
/// first new line.
static std::string withRules(std::string Text, const std::string &More,
                             unsigned &Line) {
  size_t At = Text.find("\nsymbols:\n") + std::string("\nsymbols:\n").size();
  Line = std::count(Text.begin(), Text.begin() + At, '\n') + 1;
  return Text.insert(At, More);
}

TEST_CASE("all planted faults are found, each at its place") {
  static_assert(std::size(Faults) >= 20);
  std::string More;
  std::vector<unsigned> Lines;
  for (const Planted &Each : Faults) {
    Lines.push_back(std::count(More.begin(), More.end(), '\n') + Each.Line - 1);
    llvm::SmallVector<llvm::StringRef> Parts;
    llvm::StringRef(Each.Rule).rtrim('\n').split(Parts, '\n');
    for (llvm::StringRef Part : Parts)
      More += "  " + Part.str() + "\n";
  }
  unsigned First = 0;
  LintResult Result = lint(withRules(builtInPack(), More, First));
  CHECK(Result.Code == ExitCode::InvalidPack);
  CAPTURE(Result.Report);
  for (size_t I = 0; I < std::size(Faults); ++I) {
    std::string Place = "pack.yaml:" + std::to_string(First + Lines[I]) + ":";
    INFO(Faults[I].Rule);
    INFO(Place);
    bool Found = false;
    llvm::SmallVector<llvm::StringRef> Reported;
    llvm::StringRef(Result.Report).split(Reported, '\n');
    for (llvm::StringRef Line : Reported)
      Found |= Line.starts_with(Place) && Line.contains(Faults[I].Message);
    CHECK(Found);
  }
}

TEST_CASE("a finding has a caret and often a hint") {
  unsigned First = 0;
  LintResult Result = lint(withRules(builtInPack(),
                                     "  cudaMallok:\n"
                                     "    why: \"none\"\n",
                                     First));
  CHECK(Result.Report == "pack.yaml:" + std::to_string(First) +
                             ":3: error: no measured version of CUDA has "
                             "'cudaMallok'\n"
                             "  cudaMallok:\n"
                             "  ^\n"
                             "  note: did you mean 'cudaMalloc'?");
  CHECK(Result.Counts.Findings == 1);
}

TEST_CASE("what the reader refuses is not linted further") {
  LintResult Result = lint("schema: 1\npack: p\nmodles: {}\n");
  CHECK(Result.Code == ExitCode::InvalidPack);
  CHECK(Result.Report.find(
            "pack.yaml:3:1: error: unknown key in a rule pack 'modles'") !=
        std::string::npos);
}

TEST_CASE("a model that is not there is found where it is named") {
  std::string Text = builtInPack();
  size_t At = Text.find("hip: hip-runtime");
  Text.replace(At, 16, "hip: hip-runtme ");
  LintResult Result = lint(Text);
  CHECK(Result.Report.find("no API model is called 'hip-runtme'") !=
        std::string::npos);
}

TEST_CASE("patterns and derivations that fit nothing are found") {
  std::string Text = builtInPack();
  auto Replace = [&](const std::string &From, const std::string &To) {
    size_t At = Text.find(From);
    REQUIRE(At != std::string::npos);
    Text.replace(At, From.size(), To);
  };
  Replace("\"CUDA_IPC_*\"", "\"CUDA_IPX_*\"");
  Replace("{ from: make_cuda, to: make_hip }",
          "{ from: make_cuda, to: make_hop }");
  LintResult Result = lint(Text);
  CHECK(Result.Report.find("no symbol of cuda-runtime fits this pattern") !=
        std::string::npos);
  CHECK(Result.Report.find("this derivation finds no name of hip-runtime") !=
        std::string::npos);
}
