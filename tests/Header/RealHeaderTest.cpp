// The generated compat header of the whole surface, compiled by real compilers
// with real headers, and run with AMD's library.

#include "../Api/CompileText.h"
#include "Header/ForwardHeader.h"
#include "Header/SelfTest.h"
#include "HeaderTexts.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace reroute;

static const char *const Hip = "/usr/include/hip/hip_runtime.h";

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

/// The path of the first of these programs that is on the machine.
static std::string findProgram(std::vector<std::string> Names) {
  for (const std::string &Name : Names)
    if (auto Path = llvm::sys::findProgramByName(Name))
      return *Path;
  return "";
}

namespace {

/// The header, its twin and its self-test in a folder of their own.
struct Folder {
  explicit Folder(NamesMode Mode) {
    llvm::SmallString<128> Made;
    REQUIRE_FALSE(llvm::sys::fs::createUniqueDirectory("reroute-hdr", Made));
    Base = Made.str().str();
    REQUIRE_FALSE(llvm::sys::fs::create_directory(Base + "/gpu"));
    HeaderInput Input = headerInput({}, {}, "5.2", Mode);
    writeFile(Base + "/gpu/runtime.h", writeCompatHeader(Input.request()));
    writeFile(Base + "/gpu/runtime_fwd.h", writeForwardHeader(Input.request()));
    std::string Test = writeSelfTest(Input.request());
    writeFile(Base + "/test.cpp", Test);
    writeFile(Base + "/test.cu", Test);
    writeFile(Base + "/both.c", "#include \"gpu/runtime_fwd.h\"\n"
                                "#include \"gpu/runtime.h\"\n"
                                "int main(void) { return 0; }\n");
  }
  ~Folder() { llvm::sys::fs::remove_directories(Base); }

  std::string Base;
};

} // namespace

TEST_CASE("real HIP headers and g++ take the self-test of the whole surface") {
  std::string Compiler = findProgram({"g++"}), OfC = findProgram({"gcc"});
  if (Compiler.empty() || OfC.empty() || !llvm::sys::fs::exists(Hip))
    SKIP("no gcc or no HIP headers on this machine");
  for (NamesMode Mode : {NamesMode::Keep, NamesMode::Neutral}) {
    Folder In(Mode);
    CHECK(runProgram({Compiler, "-std=c++17", "-Wall", "-Wextra", "-Werror",
                      "-fsyntax-only", "-D__HIP_PLATFORM_AMD__", "-DUSE_HIP",
                      "-I" + In.Base, In.Base + "/test.cpp"}) == 0);
    CHECK(runProgram({OfC, "-Wall", "-Werror", "-fsyntax-only",
                      "-D__HIP_PLATFORM_AMD__", "-DUSE_HIP", "-I" + In.Base,
                      In.Base + "/both.c"}) == 0);
  }
}

TEST_CASE("clang takes the self-test, as C++ and as HIP") {
  std::string Compiler = findProgram({"clang++-22"});
  if (Compiler.empty() || !llvm::sys::fs::exists(Hip))
    SKIP("no clang++-22 or no HIP headers on this machine");
  for (NamesMode Mode : {NamesMode::Keep, NamesMode::Neutral}) {
    Folder In(Mode);
    CHECK(runProgram({Compiler, "-std=c++17", "-Werror", "-fsyntax-only",
                      "-D__HIP_PLATFORM_AMD__", "-DUSE_HIP", "-I" + In.Base,
                      In.Base + "/test.cpp"}) == 0);
    // Headers of HIP before 7 name a constant that Clang 22 has no more.
    CHECK(runProgram({Compiler, "-x", "hip", "--offload-host-only", "-nogpuinc",
                      "-nogpulib", "-std=c++17", "-fsyntax-only",
                      "-D__AMDGCN_WAVEFRONT_SIZE=64", "-DUSE_HIP",
                      "-I" + In.Base, "-I" REROUTE_CLANG_RESOURCE_DIR,
                      In.Base + "/test.cpp"}) == 0);
  }
}

TEST_CASE("g++ takes the self-test with every HIP's stubs") {
  std::string Compiler = findProgram({"g++"});
  if (Compiler.empty())
    SKIP("no g++ on this machine");
  Folder In(NamesMode::Keep);
  const ApiModel Model = builtIn("hip-runtime");
  for (const llvm::VersionTuple &Version : Model.Versions) {
    std::string Stubs = In.Base + "/hip-" + Version.getAsString();
    for (const StubFile &Each : synthesiseHeaders(Model, Version)) {
      std::string Path = Stubs + "/" + Each.Path;
      REQUIRE_FALSE(llvm::sys::fs::create_directories(
          llvm::sys::path::parent_path(Path)));
      writeFile(Path, Each.Contents);
    }
    INFO(Version.getAsString());
    CHECK(runProgram({Compiler, "-std=c++17", "-fsyntax-only", "-DUSE_HIP",
                      "-D__HIP_PLATFORM_AMD__", "-I" + In.Base,
                      "-isystem" + Stubs, In.Base + "/test.cpp"}) == 0);
  }
}

TEST_CASE("nvcc takes the self-test on CUDA's side") {
  std::string Compiler = findProgram({"nvcc", "/usr/local/cuda/bin/nvcc"});
  if (Compiler.empty())
    SKIP("no nvcc on this machine");
  for (NamesMode Mode : {NamesMode::Keep, NamesMode::Neutral}) {
    Folder In(Mode);
    CHECK(runProgram({Compiler, "-std=c++17", "-I" + In.Base, "-c",
                      In.Base + "/test.cu", "-o", In.Base + "/test.o"}) == 0);
  }
}

TEST_CASE("a program runs with AMD's library through the header") {
  std::string Compiler = findProgram({"g++"});
  if (Compiler.empty() || !llvm::sys::fs::exists(Hip))
    SKIP("no g++ or no HIP headers on this machine");
  Folder In(NamesMode::Keep);
  writeFile(In.Base + "/main.cpp", R"(
#include "gpu/runtime.h"
#include <cstring>
int main() {
  int count = -1;
  cudaError_t error = cudaGetDeviceCount(&count);
  // What is given in CUDA's order arrives by name.
  cudaMemsetParams params = {&count, 5, 7, 4, 1024, 1};
  hipMemsetParams hip = params;
  if (hip.dst != &count || hip.pitch != 5 || hip.value != 7 ||
      hip.elementSize != 4 || hip.width != 1024 || hip.height != 1 ||
      cudaMemsetParams::fromHip(hip).width != 1024)
    return 3;
  float *data = nullptr;
  if (error == cudaSuccess && cudaMalloc(&data, 16) == cudaSuccess)
    return cudaFree(data) == cudaSuccess ? 0 : 1;
  // Without a device the library says so, under CUDA's name for it.
  return error == cudaErrorNoDevice && std::strlen(cudaGetErrorString(error))
             ? 0
             : 2;
}
)");
  CHECK(runProgram({Compiler, "-std=c++17", "-Wall", "-Werror",
                    "-D__HIP_PLATFORM_AMD__", "-DUSE_HIP", "-I" + In.Base,
                    In.Base + "/main.cpp", "-o", In.Base + "/program",
                    "-lamdhip64"}) == 0);
  CHECK(runProgram({In.Base + "/program"}) == 0);
  // A status that nobody looks at is still told about.
  writeFile(In.Base + "/drop.cpp", "#include \"gpu/runtime.h\"\n"
                                   "void f(void *p) { cudaFree(p); }\n");
  std::vector<std::string> Drop{Compiler,
                                "-std=c++17",
                                "-fsyntax-only",
                                "-D__HIP_PLATFORM_AMD__",
                                "-DUSE_HIP",
                                "-I" + In.Base,
                                In.Base + "/drop.cpp"};
  Drop.push_back("-Wno-unused-result");
  CHECK(runProgram(Drop) == 0);
  Drop.back() = "-Werror=unused-result";
  CHECK(runProgram(Drop) != 0);
}
