// The generated compat header, compiled against headers made from the models.

#include "../Api/CompileText.h"
#include "Header/ForwardHeader.h"
#include "Header/SelfTest.h"
#include "HeaderTexts.h"

using namespace reroute;

/// The header for \p Names; for all symbols when there are none.
static std::string header(std::set<std::string> Names, HeaderUses Uses = {},
                          const char *Minimum = "5.2") {
  return writeCompatHeader(
      headerInput(std::move(Names), std::move(Uses), Minimum).request());
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
  return writeCompatHeader(
      headerInput(std::move(Names), {}, "5.2", NamesMode::Neutral).request());
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

TEST_CASE("the self-test compiles for every version, on both sides") {
  for (NamesMode Mode : {NamesMode::Keep, NamesMode::Neutral}) {
    HeaderInput Input = headerInput({}, {}, "5.2", Mode);
    std::string Test = writeSelfTest(Input.request());
    // The header is not on any disk.
    llvm::StringRef Include = "#include <gpu/runtime.h>\n";
    size_t At = Test.find(Include);
    REQUIRE(At != std::string::npos);
    Test.erase(At, Include.size());
    std::string Text = writeCompatHeader(Input.request());
    for (const llvm::VersionTuple &Version : builtIn("hip-runtime").Versions)
      CHECK(errorsForHip(Text, Test, Version) == None);
    for (const llvm::VersionTuple &Version : builtIn("cuda-runtime").Versions)
      CHECK(errorsForCuda(Text, Test, Version) == None);
  }
}

TEST_CASE("neutral names can be in a namespace") {
  HeaderInput Input = headerInput({}, {}, "5.2", NamesMode::Neutral, "gpu::");
  std::string Text = writeCompatHeader(Input.request());
  std::string Test = writeSelfTest(Input.request());
  Test.erase(0, Test.find("#include <type_traits>"));
  std::string Twin = writeForwardHeader(Input.request());
  Twin.erase(Twin.find("#pragma once\n"), 13);
  const char *Code = R"(
gpu::Error_t f(float *p, gpu::Stream_t s, gpu::MemcpyKind k = gpu::MemcpyDefault) {
  gpu::MemsetParams m = {nullptr, 0, 7, 4, 8, 1};
  return m.value == 7 ? gpu::MemcpyAsync(p, p, 4, k, s) : gpu::Malloc(&p, 4);
}
)";
  for (const llvm::VersionTuple &Version : builtIn("hip-runtime").Versions) {
    CHECK(errorsForHip(Text, Test + Twin + Code, Version) == None);
  }
  for (const llvm::VersionTuple &Version : builtIn("cuda-runtime").Versions)
    CHECK(errorsForCuda(Text, Test + Twin + Code, Version) == None);
}

TEST_CASE("the self-test finds a header that breaks its promises") {
  HeaderInput Input =
      headerInput({"cudaFree", "cudaMemcpyKind", "cudaMemcpyHostToDevice",
                   "cudaEventDisableTiming", "cudaMemsetParams"});
  std::string Test = writeSelfTest(Input.request());
  Test.erase(0, Test.find("#include <type_traits>"));
  const std::string Right = writeCompatHeader(Input.request());
  llvm::VersionTuple Version(6, 4);
  REQUIRE(errorsForHip(Right, Test, Version) == None);
  auto With = [&](llvm::StringRef From, llvm::StringRef To) {
    std::string Wrong = Right;
    size_t At = Wrong.find(From);
    REQUIRE(At != std::string::npos);
    Wrong.replace(At, From.size(), To);
    return errorsForHip(Wrong, Test, Version);
  };
  // A parameter of another type, a type of another counterpart, a constant
  // that is no constant, a struct that does not reach HIP.
  CHECK(With("cudaFree(void *devPtr)", "cudaFree(char *devPtr)") != None);
  CHECK(With("typedef hipMemcpyKind cudaMemcpyKind",
             "typedef hipMemoryType cudaMemcpyKind") != None);
  CHECK(With("inline constexpr int cudaEventDisableTiming",
             "static int cudaEventDisableTiming") != None);
  CHECK(With("operator hipMemsetParams() const",
             "explicit operator hipMemsetParams() const") != None);
}

TEST_CASE("the twin has handles, and agrees with the header and the toolkits") {
  HeaderInput Input =
      headerInput({"cudaStreamCreate", "cudaEvent_t", "cudaGraphicsResource_t",
                   "cudaMemcpyKind", "cudaArray_t"});
  std::string Twin = writeForwardHeader(Input.request());
  CHECK(Twin.find("typedef struct CUstream_st *cudaStream_t;\n") !=
        std::string::npos);
  CHECK(Twin.find("typedef struct ihipStream_t *cudaStream_t;\n") !=
        std::string::npos);
  CHECK(Twin.find("#include") == std::string::npos);
  CHECK(Twin.find("cudaMemcpyKind") == std::string::npos);
  std::string Text = writeCompatHeader(Input.request());
  auto Body = [](std::string Header) {
    return Header.erase(Header.find("#pragma once\n"), 13);
  };
  for (bool IsC : {false, true}) {
    for (const llvm::VersionTuple &Version : builtIn("hip-runtime").Versions)
      CHECK(errorsForHip(Text, Body(Twin), Version, IsC) == None);
    for (const llvm::VersionTuple &Version : builtIn("cuda-runtime").Versions)
      CHECK(errorsForCuda(Text, Body(Twin), Version, IsC) == None);
  }
}
