// What tokens mean, by the declaration they resolve to. The code in each test
// marks what must come out: A[[name]] is the surface's, F[[name]] the tree's
// own, D[[name]] depends on a template parameter, N[[name]] has no meaning.

#include "../Tree/TemporaryFolder.h"
#include "Api/StubHeaders.h"
#include "Resolve/UnitParser.h"
#include "Run/Models.h"
#include "Scan/Scanner.h"
#include "llvm/Support/FileSystem.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
using llvm::StringRef;

namespace {

/// Code without its marks, and the marks by offset.
struct MarkedCode {
  explicit MarkedCode(StringRef Marked) {
    while (!Marked.empty()) {
      if (Marked.substr(1).starts_with("[[") &&
          StringRef("AFDN").contains(Marked.front())) {
        size_t End = Marked.find("]]");
        Marks[Code.size()] = Marked.front();
        Code += Marked.slice(3, End);
        Marked = Marked.substr(End + 2);
      } else {
        Code += Marked.front();
        Marked = Marked.drop_front();
      }
    }
  }

  std::string Code;
  std::map<uint32_t, char> Marks;
};

const ApiModel &model() {
  static const std::shared_ptr<const ApiModel> Model =
      llvm::cantFail(loadModel("cuda-runtime"));
  return *Model;
}

Toolchain toolchain() {
  Toolchain Tools;
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  for (const StubFile &Stub : synthesiseHeaders(model(), {}))
    Memory->addFile(Toolchain::EmbeddedCuda + "/" + Stub.Path, 0,
                    llvm::MemoryBuffer::getMemBufferCopy(Stub.Contents));
  Tools.Embedded = Memory;
  return Tools;
}

/// Parses \p Name with the marked code as its text and checks every mark;
/// returns the readings for further checks.
UnitReadings checkMeanings(StringRef Name, StringRef Marked,
                           StringRef CompatHeader = "",
                           std::vector<std::string> Arguments = {},
                           OffloadPass Pass = OffloadPass::Host) {
  MarkedCode Code(Marked);
  test::TemporaryFolder Folder;
  Folder.write(Name.str(), Code.Code);
  auto IsKnown = [](StringRef N) { return !model().find(N).empty(); };
  static const std::string Prefixes[] = {"cuda"};
  std::vector<FileScan> Files;
  Files.push_back(scanText(Name,
                           llvm::MemoryBuffer::getMemBufferCopy(Code.Code),
                           {IsKnown, IsKnown, IsKnown, Prefixes}));
  llvm::SmallString<128> Root;
  llvm::sys::fs::real_path(Folder.path(), Root);
  UseIndex Index(Files, Root, CompatHeader, IsKnown);
  Toolchain Tools = toolchain();
  CompileUnit Unit{Name.str(), Root.str().str(), {"-std=c++20"}, {}, {}};
  llvm::append_range(Unit.Arguments, Arguments);
  Unit.Pass = Pass;
  Language Lang = languageOfUnit(Unit, false);
  if (Lang == Language::C)
    Unit.Arguments.clear();
  TextOverlay Texts;
  UnitReadings Readings =
      parseUnit(Unit, Lang,
                {Index, Tools,
                 [](StringRef, StringRef) { return std::string(); }, Texts});

  std::map<uint32_t, char> Meanings;
  for (const Use &U : Files[0].Uses)
    Meanings[U.Offset] = 'N';
  for (const Reading &R : Readings.Readings)
    Meanings[R.At.Offset] = R.Is == Meaning::Api       ? 'A'
                            : R.Is == Meaning::Foreign ? 'F'
                                                       : 'D';
  for (auto [Offset, Mark] : Code.Marks) {
    INFO("at: " << StringRef(Code.Code).substr(Offset, 40).str());
    auto It = Meanings.find(Offset);
    REQUIRE(It != Meanings.end());
    CHECK(It->second == Mark);
  }
  for (const UnitProblem &Problem : Readings.Problems)
    UNSCOPED_INFO(Problem.Path << ":" << Problem.Line << ": "
                               << Problem.Message);
  return Readings;
}

} // namespace

TEST_CASE("calls, types, enumerators and macros of the surface") {
  auto Readings = checkMeanings("a.cpp", R"(
#include <cuda_runtime.h>
A[[cudaError_t]] f(void **p, A[[cudaStream_t]] s, enum A[[cudaMemcpyKind]] k) {
  struct A[[cudaDeviceProp]] prop;
  auto *g = &A[[cudaFree]];
  if (A[[cudaMalloc]](p, 4) != A[[cudaSuccess]])
    return A[[cudaGetLastError]]();
  float *q;
  A[[cudaMalloc]](&q, sizeof(A[[cudaEvent_t]]));
  return ::A[[cudaStreamCreateWithFlags]](&s, A[[cudaStreamNonBlocking]]);
}
template <class T> struct Box {};
Box<A[[cudaArray_t]]> b;
)");
  CHECK(Readings.Problems.empty());
}

TEST_CASE("the tree's own names that are spelled alike") {
  auto Readings = checkMeanings("a.cpp", R"(
#include <cuda_runtime.h>
namespace mock {
int F[[cudaMalloc]](int x) { return x; }
struct Pool { void F[[cudaFree]](void *); int F[[cudaMemcpy]]; };
enum class E { F[[cudaSuccess]] };
}
int t() {
  mock::Pool p{0};
  p.F[[cudaFree]](nullptr);
  int F[[cudaMemset]] = p.F[[cudaMemcpy]];
  return mock::F[[cudaMalloc]](1) + (int)mock::E::F[[cudaSuccess]] +
         F[[cudaMemset]];
}
void u() {
  using namespace mock;
  auto F[[cudaEventCreate]] = [] {};
  F[[cudaEventCreate]]();
}
struct S { S(int); int F[[cudaDeviceReset]]; };
S::S(int x) : F[[cudaDeviceReset]](x) {}
)");
  CHECK(Readings.Problems.empty());
}

TEST_CASE("names in templates") {
  auto Readings = checkMeanings("a.cpp", R"(
#include <cuda_runtime.h>
template <class A, class T> void w(A &a, T *p) {
  a.F[[cudaFree]](p);
  ::A[[cudaFree]](p);
  A[[cudaMalloc]](&p, sizeof(T));
  A::D[[cudaMemcpy]](p);
  typename A::F[[cudaStream_t]] s;
}
)");
  CHECK(Readings.Problems.empty());
}

TEST_CASE("using declarations and aliases") {
  checkMeanings("a.cpp", R"(
#include <cuda_runtime.h>
namespace n { using ::A[[cudaMalloc]]; using Stream = A[[cudaStream_t]]; }
int f(void **p) { return n::A[[cudaMalloc]](p, 1); }
)");
}

TEST_CASE("macros: bodies, arguments, and names of their own") {
  auto Readings = checkMeanings("a.cpp", R"(
#include <cuda_runtime.h>
#define CHECK(e) do { if ((e) != A[[cudaSuccess]]) fail(#e); } while (0)
#define ALLOC A[[cudaMalloc]]
#define NEVER N[[cudaFree]]
#define N[[cudaMemset]](p) mine(p)
void fail(const char *);
void mine(void *);
void f(void **p) {
  CHECK(A[[cudaMalloc]](p, 1));
  CHECK(ALLOC(p, 2));
  F[[cudaMemset]](p);
}
)");
  CHECK(Readings.Problems.empty());
}

TEST_CASE("a name that ## makes is known where the macro is expanded") {
  auto Readings = checkMeanings("a.cpp", R"(
#include <cuda_runtime.h>
#define RT(n) cuda##n
int f(void **p) { return RT(Malloc)(p, 4) == RT(Success); }
)");
  REQUIRE(Readings.Facts.size() == 2);
  CHECK(Readings.Facts[0].Is == Fact::Kind::PastedName);
  CHECK(Readings.Facts[0].Subject == "cudaMalloc");
  CHECK(Readings.Facts[1].Subject == "cudaSuccess");
}

TEST_CASE("branches that are not compiled have no meaning, but are known") {
  auto Readings = checkMeanings("a.cpp", R"(
#include <cuda_runtime.h>
#ifdef NOT
void f() { N[[cudaFree]](nullptr); }
#else
void f() { A[[cudaFree]](nullptr); }
#endif
)");
  REQUIRE(Readings.Reached.size() == 1);
  CHECK(Readings.Reached[0].Skipped.size() == 1);
}

TEST_CASE("kernels, launches and device code") {
  auto Readings = checkMeanings("a.cu", R"(
__global__ void k(float *x) { x[threadIdx.x] *= 2.f; }
template <class T> __global__ void t(T *x) {}
void run(float *x, A[[cudaStream_t]] s) {
  A[[dim3]] grid(2, 2);
  k<<<grid, A[[dim3]](4), 0, s>>>(x);
  t<float><<<1, 1>>>(x);
  A[[cudaStreamSynchronize]](s);
}
)");
  CHECK(Readings.Problems.empty());
}

TEST_CASE("C sources") {
  auto Readings = checkMeanings("a.c", R"(
#include <cuda_runtime.h>
static struct A[[cudaDeviceProp]] prop;
int f(void *class, enum A[[cudaMemcpyKind]] kind) {
  A[[cudaStream_t]] new = 0;
  return A[[cudaMemcpyAsync]](class, &prop, 8, kind, new) == A[[cudaSuccess]];
}
)");
  CHECK(Readings.Problems.empty());
}

TEST_CASE("a missing header and an error cost only what they hide") {
  auto Readings = checkMeanings("a.cpp", R"(
#include <cuda_runtime.h>
#include <no/such/header.h>
Unknown g(Unknown x) { return x; }
void f(void *p) { A[[cudaFree]](p); also_unknown(A[[cudaSuccess]]); }
)");
  REQUIRE(Readings.Problems.size() >= 2);
  CHECK(Readings.Problems[0].Is == UnitProblem::Kind::MissingInclude);
  CHECK(Readings.Problems[0].Path == "a.cpp");
  CHECK(Readings.Problems[0].Line == 3);
}

TEST_CASE("how a function is called is part of what is read") {
  auto Readings = checkMeanings("a.cpp", R"(
#include <cuda_runtime.h>
void f(cudaEvent_t *e) {
  cudaEventCreate(e);
  cudaEventCreate(e, cudaEventBlockingSync);
  auto *g = &cudaFree;
}
)");
  std::vector<std::optional<unsigned>> Counts;
  for (const Reading &R : Readings.Readings)
    Counts.push_back(R.Shape.Arguments);
  CHECK(Counts == std::vector<std::optional<unsigned>>{
                      std::nullopt, 1, 2, std::nullopt, std::nullopt});
  CHECK(Readings.Readings[1].Shape.ParameterTypes.size() == 1);
}

TEST_CASE("what the compat header declares is the surface's") {
  checkMeanings("gpu.h", R"(
#pragma once
using A[[cudaError_t]] = int;
inline A[[cudaError_t]] A[[cudaFree]](void *) { return 0; }
)",
                "gpu.h");
}

TEST_CASE("a CUDA file is CUDA, for the host and for the device") {
  constexpr StringRef Code = R"(
#ifdef __CUDACC__
cudaError_t f() { return A[[cudaGetLastError]](); }
#endif
#ifdef __HIPCC__
cudaError_t g() { return N[[cudaGetLastError]](); }
#endif
__global__ void k(int *p) { *p = threadIdx.x + sizeof(A[[cudaEvent_t]]); }
)";
  std::string Host =
      Code.str() + "#ifdef __CUDA_ARCH__\nint x = N[[cudaSuccess]];\n#endif\n";
  CHECK(checkMeanings("a.cu", Host).Problems.empty());
  std::string Device =
      Code.str() + "#ifdef __CUDA_ARCH__\nint x = A[[cudaSuccess]];\n#endif\n";
  CHECK(checkMeanings("a.cu", Device, "", {}, OffloadPass::Device)
            .Problems.empty());
}

TEST_CASE("a HIP unit is HIP, for the host and for the device") {
  constexpr StringRef Code = R"(
#ifdef __CUDACC__
cudaError_t f() { return N[[cudaGetLastError]](); }
#endif
#include <cuda_runtime.h>
#ifdef __HIPCC__
cudaError_t g() { return A[[cudaGetLastError]](); }
#endif
__global__ void k(float4 *p) { p[threadIdx.x] = make_float4(0, 0, 0, 0); }
void launch(float4 *p, cudaStream_t s) { k<<<A[[dim3]](1), 2, 0, s>>>(p); }
)";
  for (OffloadPass Pass : {OffloadPass::Host, OffloadPass::Device})
    CHECK(
        checkMeanings("a.cu", Code, "", {"-x", "hip"}, Pass).Problems.empty());
}
