// The committed models against the headers of this machine.

#include "Api/ApiDump.h"
#include "Api/ModelHistory.h"
#include "Support/EmbeddedFiles.h"
#include "catch2/catch_test_macros.hpp"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"

using namespace reroute;

template <typename T> static T value(llvm::Expected<T> Result) {
  if (!Result)
    FAIL(llvm::toString(Result.takeError()));
  return std::move(*Result);
}

static ApiModel committed(const std::string &Api) {
  std::string Path = "api/" + Api + ".jsonl";
  return value(ApiModel::parse(embeddedFile(Path).value(), Path));
}

/// Names of what differs between the headers below \p Root and the version of
/// the committed model that they are.
static std::vector<std::string> differences(const std::string &Api,
                                            const std::string &Root) {
  std::string Path = "api/" + Api + ".api.json";
  DumpOptions Options;
  Options.Description =
      value(ApiDescription::parse(embeddedFile(Path).value(), Path));
  Options.Root = Root;
  // Some headers do not say which toolkit they are of.
  if (Options.Description.VersionNumber.empty() &&
      Options.Description.VersionMajor.empty())
    Options.Version = committed(Api).Versions.back();
  ApiModel Dumped = value(dumpApi(Options));
  ApiModel Model = committed(Api);
  const llvm::VersionTuple &Version = Dumped.Versions.front();
  if (std::find(Model.Versions.begin(), Model.Versions.end(), Version) ==
      Model.Versions.end())
    SKIP(Api + " " + Version.getAsString() + " is no version of the model");
  ModelDifference Difference = diffModels(Model, Dumped, Version);
  std::vector<std::string> Names;
  for (const ApiSymbol *Symbol : Difference.Added)
    Names.push_back("model lacks " + Symbol->Name);
  for (const ApiSymbol *Symbol : Difference.Removed)
    Names.push_back("headers lack " + Symbol->Name);
  for (const ModelDifference::Change &Change : Difference.Changed)
    Names.push_back("differs: " + Change.New->Name);
  return Names;
}

/// The toolkit that nvcc belongs to, or "".
static std::string cudaRoot() {
  auto Nvcc = llvm::sys::findProgramByName("nvcc");
  if (!Nvcc)
    return "";
  llvm::SmallString<256> Real;
  if (llvm::sys::fs::real_path(*Nvcc, Real))
    return "";
  return llvm::StringRef(Real).rsplit("/bin/").first.str();
}

TEST_CASE("the model of CUDA's runtime agrees with this machine's headers") {
  std::string Root = cudaRoot();
  if (!llvm::sys::fs::exists(Root + "/include/cuda_runtime.h"))
    SKIP("no CUDA toolkit on this machine");
  CHECK(differences("cuda-runtime", Root) == std::vector<std::string>());
}

TEST_CASE("the models of CUDA's libraries agree with this machine's headers") {
  std::string Root = cudaRoot();
  if (!llvm::sys::fs::exists(Root + "/include/cublasLt.h"))
    SKIP("no CUDA toolkit with its libraries on this machine");
  for (const char *Api :
       {"cuda-driver", "cublas", "cufft", "curand", "cusparse", "cusolver"})
    CHECK(differences(Api, Root) == std::vector<std::string>());
}

TEST_CASE("the model of HIP's runtime agrees with this machine's headers") {
  if (!llvm::sys::fs::exists("/usr/include/hip/hip_runtime.h"))
    SKIP("no HIP headers on this machine");
  CHECK(differences("hip-runtime", "/usr") == std::vector<std::string>());
}
