// The generated compat header, compiled against headers made from HIP's models
// and against real ones.

#include "../Api/CompileText.h"
#include "Header/HeaderText.h"
#include "Run/DefaultProject.h"
#include "Run/Rules.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"

using namespace reroute;

static ProjectFile project(const char *Minimum = "5.2") {
  ProjectFile Project = defaultProject();
  Project.HipMinimum.tryParse(Minimum);
  Project.TheRoute = Route{};
  Project.TheRoute->Header = "gpu/runtime.h";
  Project.TheRoute->Guard = "USE_HIP";
  return Project;
}

/// The header for \p Names; for all symbols when there are none.
static std::string header(std::set<std::string> Names, HeaderUses Uses = {},
                          const char *Minimum = "5.2") {
  ProjectFile Project = project(Minimum);
  auto Rules = loadCoverage(Project, "/");
  if (!Rules)
    FAIL(llvm::toString(Rules.takeError()));
  if (Names.empty())
    for (const CoverageRow &Row : Rules->Rows)
      Names.insert(Row.Name);
  return writeCompatHeader({Project, *Rules, std::move(Names), Uses});
}

/// Clang's errors about \p Code behind \p Header on its HIP side.
static std::vector<std::string> errorsForHip(const std::string &Header,
                                             const std::string &Code,
                                             const llvm::VersionTuple &Version,
                                             bool IsC = false) {
  static const ApiModel Hip = builtIn("hip-runtime");
  std::vector<std::string> Arguments{"-x", IsC ? "c" : "c++", "-DUSE_HIP"};
  // The forms that take kernels are for the offload language alone, as in CUDA.
  if (!IsC)
    Arguments.insert(Arguments.end(), {"-std=c++17", "-D__HIPCC__"});
  std::string Text = Header;
  // A main file cannot be included once.
  Text.erase(Text.find("#pragma once\n"), 13);
  return errorsOf(Hip, Version, Arguments, Text + Code);
}

static const std::vector<std::string> None;

TEST_CASE("the whole surface compiles for every measured HIP version") {
  std::string Whole = header({});
  for (const llvm::VersionTuple &Version : builtIn("hip-runtime").Versions) {
    CHECK(errorsForHip(Whole, "", Version) == None);
    CHECK(errorsForHip(Whole, "", Version, /*IsC=*/true) == None);
  }
}

TEST_CASE("CUDA's side is CUDA's own header and nothing else") {
  std::string Text = header({"cudaMalloc"});
  CHECK(Text.find("#ifndef USE_HIP\n\n#include <cuda_runtime.h>\n\n#else\n") !=
        std::string::npos);
}

TEST_CASE(
    "calls, overloads, templates and constants mean on HIP what CUDA has") {
  std::string Text = header(
      {"cudaMalloc", "cudaMemcpyAsync", "cudaEventCreate", "cudaMallocHost",
       "cudaLaunchKernel", "cudaFuncSetAttribute", "cudaMemcpyHostToDevice",
       "cudaMemcpyToSymbol", "cudaEventDisableTiming", "cudaSuccess",
       "cudaDeviceProp", "cudaFuncAttributeMaxDynamicSharedMemorySize",
       "cudaGetErrorString", "cudaStreamPerThread"},
      {}, "6.0");
  const char *Code = R"(
void kernel(int);
template <cudaMemcpyKind Kind> struct Copies {};
Copies<cudaMemcpyHostToDevice> copies;
static_assert(cudaEventDisableTiming == 2, "");
const char *f(float *p, cudaStream_t s) {
  cudaError_t e = cudaMalloc(&p, 4);
  e = cudaMemcpyAsync(p, p, 4, cudaMemcpyHostToDevice);
  cudaEvent_t v;
  e = cudaEventCreate(&v, cudaEventDisableTiming);
  e = cudaEventCreate(&v);
  e = cudaMallocHost(&p, 4);
  e = cudaLaunchKernel(kernel, dim3(1), dim3(1), nullptr);
  e = cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                           1);
  switch (e) {
  case cudaSuccess:
    break;
  default:
    return cudaGetErrorString(e);
  }
  cudaDeviceProp prop{};
  s = cudaStreamPerThread;
  return prop.name;
}
)";
  for (const char *Each : {"6.4", "7.2"}) {
    llvm::VersionTuple Version;
    Version.tryParse(Each);
    CHECK(errorsForHip(Text, Code, Version) == None);
  }
}

static bool holds(const std::vector<std::string> &Messages,
                  const std::string &Part) {
  for (const std::string &Each : Messages)
    if (Each.find(Part) != std::string::npos)
      return true;
  return false;
}

TEST_CASE("a call of what HIP lacks does not compile, and says why") {
  std::string Text = header({"cudaCtxResetPersistingL2Cache"});
  llvm::VersionTuple Version(7, 2);
  CHECK(errorsForHip(Text, "", Version) == None);
  CHECK(
      holds(errorsForHip(Text, "void f() { cudaCtxResetPersistingL2Cache(); }",
                         Version),
            "cudaCtxResetPersistingL2Cache: "));
}

TEST_CASE("types and constants that HIP lacks say why where they are used") {
  std::string Text =
      header({"cudaGraphConditionalHandle", "cudaErrorLossyQuery"});
  llvm::VersionTuple Version(7, 2);
  for (bool IsC : {false, true}) {
    CHECK(errorsForHip(Text, "", Version, IsC) == None);
    CHECK(
        holds(errorsForHip(Text, "cudaGraphConditionalHandle h;", Version, IsC),
              "'cudaGraphConditionalHandle' is unavailable: "));
    CHECK(
        holds(errorsForHip(Text, "int f(void) { return cudaErrorLossyQuery; }",
                           Version, IsC),
              "'cudaErrorLossyQuery' is unavailable: "));
  }
}

TEST_CASE("initialisers without names mean what they mean in CUDA") {
  std::string Text = header({"cudaMemsetParams", "cudaKernelNodeParams",
                             "cudaAccessPolicyWindow", "cudaFuncAttributes",
                             "cudaGraphAddMemsetNode", "cudaMemPoolProps"});
  const char *Code = R"(
constexpr cudaMemsetParams p = {nullptr, 5, 7, 4, 1024, 1};
static_assert(p.pitch == 5 && p.value == 7 && p.elementSize == 4 &&
              p.width == 1024 && p.height == 1, "");
cudaError_t f(cudaGraphNode_t *n, cudaGraph_t g) {
  hipMemsetParams hip = p;
  struct cudaKernelNodeParams k = {(void *)f, dim3(1), dim3(2), 3, nullptr,
                                   nullptr};
  (void)k;
  (void)hip.value;
  return cudaGraphAddMemsetNode(n, g, nullptr, 0, &p);
}
)";
  const char *CodeOfC = "cudaError_t f(cudaGraphNode_t *n, cudaGraph_t g) {\n"
                        "  struct cudaMemsetParams p = {0, 5, 7, 4, 9, 1};\n"
                        "  return cudaGraphAddMemsetNode(n, g, 0, 0, &p); }\n";
  for (const llvm::VersionTuple &Version : builtIn("hip-runtime").Versions) {
    CHECK(errorsForHip(Text, Code, Version) == None);
    CHECK(errorsForHip(Text, CodeOfC, Version, /*IsC=*/true) == None);
    // What HIP lacks in the middle keeps its place and takes no value.
    CHECK(holds(errorsForHip(Text,
                             "cudaMemPoolProps p = {{}, {}, {}, 0, 1, 2, {}};",
                             Version),
                "noSuchFieldInHip"));
  }
}

TEST_CASE("fields have CUDA's names whatever HIP calls them") {
  std::string Text =
      header({"cudaPointerAttributes", "cudaPointerGetAttributes",
              "cudaMemoryTypeDevice", "cudaDeviceProp"});
  const char *Code = R"(
bool f(void *q) {
  cudaPointerAttributes a;
  cudaError_t e = cudaPointerGetAttributes(&a, q);
  return e == cudaError_t() && a.type == cudaMemoryTypeDevice &&
         a.device == 0 && a.devicePointer == a.hostPointer;
}
)";
  for (const llvm::VersionTuple &Version : builtIn("hip-runtime").Versions)
    CHECK(errorsForHip(Text, Code, Version) == None);
  const char *Renamed = "int f(const cudaDeviceProp &p) {\n"
                        "  return p.sparseCudaArraySupported + p.isLargeBar;\n"
                        "}\n";
  CHECK(errorsForHip(Text, Renamed, llvm::VersionTuple(7, 2)) == None);
}

/// Clang's errors about \p Code behind \p Header on its CUDA side.
static std::vector<std::string> errorsForCuda(const std::string &Header,
                                              const std::string &Code,
                                              const llvm::VersionTuple &Version,
                                              bool IsC = false) {
  static const ApiModel Cuda = builtIn("cuda-runtime");
  std::vector<std::string> Arguments{"-x", IsC ? "c" : "c++"};
  if (!IsC)
    Arguments.push_back("-std=c++17");
  std::string Text = Header;
  Text.erase(Text.find("#pragma once\n"), 13);
  return errorsOf(Cuda, Version, Arguments, Text + Code);
}

static std::string neutralHeader(std::set<std::string> Names) {
  ProjectFile Project = project();
  Project.Names = NamesMode::Neutral;
  auto Rules = loadCoverage(Project, "/");
  if (!Rules)
    FAIL(llvm::toString(Rules.takeError()));
  if (Names.empty())
    for (const CoverageRow &Row : Rules->Rows)
      if (!llvm::StringRef(Row.Symbol ? Row.Symbol->Header : "")
               .contains("interop"))
        Names.insert(Row.Name);
  return writeCompatHeader({Project, *Rules, std::move(Names), {}});
}

TEST_CASE("neutral names are defined on both sides, for every version") {
  std::string Whole = neutralHeader({});
  for (bool IsC : {false, true}) {
    for (const llvm::VersionTuple &Version : builtIn("hip-runtime").Versions)
      CHECK(errorsForHip(Whole, "", Version, IsC) == None);
    for (const llvm::VersionTuple &Version : builtIn("cuda-runtime").Versions)
      CHECK(errorsForCuda(Whole, "", Version, IsC) == None);
  }
}

TEST_CASE("code with neutral names compiles for CUDA and for HIP") {
  std::string Text = neutralHeader(
      {"cudaMalloc", "cudaMemcpyHostToDevice", "cudaMemcpyAsync", "dim3",
       "cudaEventDisableTiming", "cudaEventCreateWithFlags", "cudaDeviceProp",
       "cudaGetDeviceProperties", "cudaMemsetParams", "cudaSuccess"});
  const char *Code = R"(
template <gpuMemcpyKind Kind> struct Copies {};
Copies<gpuMemcpyHostToDevice> copies;
gpuError_t f(float *p, gpuStream_t s) {
  gpuDeviceProp prop;
  gpuMemsetParams m = {nullptr, 0, 7, 4, 8, 1};
  gpuEvent_t e;
  dim3 d(1);
  if (gpuGetDeviceProperties(&prop, 0) != gpuSuccess || m.value != 7)
    return gpuMemcpyAsync(p, p, 4, gpuMemcpyHostToDevice);
  return gpuEventCreateWithFlags(&e, gpuEventDisableTiming);
}
)";
  const char *CodeOfC = "gpuError_t f(void **p, gpuStream_t s) {\n"
                        "  gpuMemcpyKind k = gpuMemcpyHostToDevice;\n"
                        "  gpuDeviceProp prop;\n"
                        "  return gpuMemcpyAsync(*p, *p, 4, k, s); }\n";
  for (const llvm::VersionTuple &Version : builtIn("hip-runtime").Versions) {
    CHECK(errorsForHip(Text, Code, Version) == None);
    CHECK(errorsForHip(Text, CodeOfC, Version, /*IsC=*/true) == None);
  }
  for (const llvm::VersionTuple &Version : builtIn("cuda-runtime").Versions) {
    CHECK(errorsForCuda(Text, Code, Version) == None);
    CHECK(errorsForCuda(Text, CodeOfC, Version, /*IsC=*/true) == None);
  }
}

TEST_CASE("CUDA's side includes the headers that its main one does not") {
  CHECK(header({"cudaProfilerStart"})
            .find("#include <cuda_runtime.h>\n#include <cuda_profiler_api.h>"
                  "\n") != std::string::npos);
}

TEST_CASE("what only newer versions have is for them alone") {
  std::string Text = header({"cudaLibraryUnload"});
  const char *Code = "cudaError_t f(cudaLibrary_t l) { return "
                     "cudaLibraryUnload(l); }";
  CHECK(errorsForHip(Text, Code, llvm::VersionTuple(7, 2)) == None);
  CHECK(errorsForHip(Text, Code, llvm::VersionTuple(6, 4)) != None);
  CHECK(Text.find("#if HIP_VERSION >= 70200000\n") != std::string::npos);
}

TEST_CASE("an older HIP than the project's, and a layer of macros, are told") {
  std::string Text = header({"cudaFree"}, {}, "6.0");
  CHECK(holds(errorsForHip(Text, "", llvm::VersionTuple(5, 7)),
              "this project needs HIP 6.0 or newer"));
  CHECK(holds(errorsForHip("#define cudaFree hipFree\n" + Text, "",
                           llvm::VersionTuple(6, 4)),
              "defines CUDA's functions as macros"));
}

TEST_CASE(
    "macros stay macros where code asks them in #if, and tags stay tags") {
  HeaderUses Uses;
  Uses.InConditions = {"cudaEventDisableTiming"};
  Uses.AsTags = {"cudaMemcpyKind", "cudaDeviceProp"};
  std::string Text = header(
      {"cudaEventDisableTiming", "cudaMemcpyKind", "cudaDeviceProp"}, Uses);
  CHECK(errorsForHip(Text,
                     "#if cudaEventDisableTiming != 2\n#error no\n#endif\n"
                     "enum cudaMemcpyKind k;\nstruct cudaDeviceProp *p;\n",
                     llvm::VersionTuple(6, 4)) == None);
}

static void writeFile(const std::string &Path, const std::string &Text) {
  std::error_code Code;
  llvm::raw_fd_ostream OS(Path, Code);
  REQUIRE_FALSE(Code);
  OS << Text;
}

static int runProgram(std::vector<std::string> Arguments) {
  std::vector<llvm::StringRef> Refs(Arguments.begin(), Arguments.end());
  return llvm::sys::ExecuteAndWait(Refs.front(), Refs);
}

TEST_CASE(
    "g++ takes the whole surface with real HIP headers, and a program runs") {
  auto Compiler = llvm::sys::findProgramByName("g++");
  if (!Compiler || !llvm::sys::fs::exists("/usr/include/hip/hip_runtime.h"))
    SKIP("no g++ or no HIP headers on this machine");
  llvm::SmallString<128> Folder;
  REQUIRE_FALSE(llvm::sys::fs::createUniqueDirectory("reroute-hdr", Folder));
  llvm::scope_exit Remove([&] { llvm::sys::fs::remove_directories(Folder); });
  std::string Base = Folder.str().str();
  writeFile(Base + "/runtime.h", header({}));
  writeFile(Base + "/main.cpp", R"(
#include "runtime.h"
#include <cstring>
int main() {
  int count = -1;
  cudaError_t error = cudaGetDeviceCount(&count);
  float *data = nullptr;
  if (error == cudaSuccess && cudaMalloc(&data, 16) == cudaSuccess)
    return cudaFree(data) == cudaSuccess ? 0 : 1;
  // Without a device the library says so, under CUDA's name for it.
  return error == cudaErrorNoDevice && std::strlen(cudaGetErrorString(error))
             ? 0
             : 2;
}
)");
  CHECK(runProgram({*Compiler, "-std=c++17", "-Wall", "-Werror",
                    "-Wno-unused-result", "-D__HIP_PLATFORM_AMD__", "-DUSE_HIP",
                    Base + "/main.cpp", "-o", Base + "/program",
                    "-lamdhip64"}) == 0);
  CHECK(runProgram({Base + "/program"}) == 0);
}
