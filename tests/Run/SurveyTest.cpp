#include "Run/Rules.h"
#include "Run/Starter.h"
#include "Tree/TemporaryFolder.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

namespace {

StarterFacts survey(const test::TemporaryFolder &Tree) {
  auto Facts = surveyTree(Tree.path());
  if (!Facts)
    FAIL(llvm::toString(Facts.takeError()));
  // Whatever was found, the file must be usable.
  auto Project = ProjectFile::parse(makeStarter(*Facts), ProjectFileName);
  if (!Project)
    FAIL(llvm::toString(Project.takeError()));
  return std::move(*Facts);
}

constexpr llvm::StringLiteral BothSides = R"(#pragma once
#if defined(TREE_USE_HIP)
#include <hip/hip_runtime.h>
#define cudaMalloc hipMalloc
#define cudaFree hipFree
#else
#include <cuda_runtime.h>
#endif
)";
constexpr llvm::StringLiteral User =
    "#include <cuda_runtime.h>\nvoid f(void *p) { cudaFree(p); }\n";

} // namespace

TEST_CASE("an empty tree gets a proposal") {
  test::TemporaryFolder Tree;
  StarterFacts Facts = survey(Tree);
  CHECK(Facts.FilesRead == 0);
  CHECK_FALSE(Facts.Header.Exists);
  CHECK(Facts.Header.TheRoute.Path == "gpu_runtime.h");
  CHECK_FALSE(Facts.Packs.empty());
}

TEST_CASE("what is used is counted") {
  test::TemporaryFolder Tree;
  Tree.write("a.cpp", User);
  Tree.write("b.cu",
             "#include <cuda_runtime_api.h>\n#include <cuda_runtime.h>\n"
             "void g() { cudaFree(0); cudaDeviceSynchronize(); }\n");
  Tree.write("c.cpp", "// cudaFree\nvoid h() { x.cudaMalloc(); }\n");
  Tree.write("d.txt", User);
  StarterFacts Facts = survey(Tree);
  CHECK(Facts.FilesRead == 3);
  CHECK(Facts.FilesUsing == 2);
  CHECK(Facts.Names == 2);
  CHECK(Facts.Headers == std::vector<FileCount>{{"cuda_runtime.h", 2},
                                                {"cuda_runtime_api.h", 1}});
}

TEST_CASE("a hand-written header is found with its guard and spelling") {
  test::TemporaryFolder Tree;
  Tree.write("include/tree/gpu.h", BothSides);
  Tree.write("src/a.cpp", "#include <tree/gpu.h>\nvoid *p = cudaMalloc;\n");
  Tree.write("src/b.cpp", "#include <tree/gpu.h>\nvoid *p = cudaMalloc;\n");
  Tree.write("include/tree/c.h", "#include \"gpu.h\"\nvoid *q = cudaFree;\n");
  StarterFacts Facts = survey(Tree);
  CHECK(Facts.Header.Exists);
  CHECK(Facts.Header.TheRoute.Path == "include/tree/gpu.h");
  CHECK(Facts.Header.TheRoute.Header == "tree/gpu.h");
  CHECK_FALSE(Facts.Header.TheRoute.Quoted);
  CHECK(Facts.Header.TheRoute.Guard == "TREE_USE_HIP");
  CHECK(Facts.Header.Includers == 3);
  CHECK(Facts.Header.Others.empty());
}

TEST_CASE("guards are read off every usual form") {
  auto GuardOf = [](llvm::StringRef Hip, llvm::StringRef Else) {
    test::TemporaryFolder Tree;
    llvm::StringRef Includes[] = {"#include <hip/hip_runtime.h>\n",
                                  "#include <cuda_runtime.h>\n"};
    bool HipFirst = !Hip.starts_with("!");
    Hip.consume_front("!");
    Tree.write("gpu.h", ("#pragma once\n" + Hip + "\n" + Includes[!HipFirst] +
                         Else + "\n" + Includes[HipFirst] + "#endif\n")
                            .str());
    return survey(Tree).Header.TheRoute.Guard;
  };
  CHECK(GuardOf("#ifdef A", "#else") == "A");
  CHECK(GuardOf("#if A", "#else") == "A");
  CHECK(GuardOf("#if defined(A) || defined(B)", "#else") == "A");
  CHECK(GuardOf("#if defined A // not B", "#else") == "A");
  CHECK(GuardOf("!#ifndef A", "#else") == "A");
  CHECK(GuardOf("!#if !defined(A)", "#else") == "A");
  CHECK(GuardOf("!#ifdef CUDA", "#elif defined(A)") == "A");
  // HIP is what remains when CUDA is not asked for: no macro selects it.
  CHECK(GuardOf("!#ifdef CUDA", "#else") == "");
  CHECK(GuardOf("#ifndef CUDA", "#else") == "");
}

TEST_CASE("a header for HIP alone takes the guard of who includes it") {
  test::TemporaryFolder Tree;
  Tree.write("vendors/hip.h", "#pragma once\n#include <hip/hip_runtime.h>\n"
                              "#define cudaFree hipFree\n");
  Tree.write("common.h", "#pragma once\n#if defined(TREE_HIP)\n"
                         "#include \"vendors/hip.h\"\n#else\n"
                         "#include <cuda_runtime.h>\n#endif\n");
  StarterFacts Facts = survey(Tree);
  CHECK(Facts.Header.TheRoute.Path == "vendors/hip.h");
  CHECK(Facts.Header.TheRoute.Header == "vendors/hip.h");
  CHECK(Facts.Header.TheRoute.Quoted);
  CHECK(Facts.Header.TheRoute.Guard == "TREE_HIP");
}

TEST_CASE("of several headers the one that gives most names counts") {
  test::TemporaryFolder Tree;
  Tree.write("gpu.h", BothSides);
  Tree.write("a.h", "#pragma once\n#ifdef TREE_USE_HIP\n"
                    "#include <hip/hip_runtime.h>\n#else\n"
                    "#include <cuda_runtime.h>\n#endif\n");
  StarterFacts Facts = survey(Tree);
  CHECK(Facts.Header.TheRoute.Path == "gpu.h");
  CHECK(Facts.Header.Others == std::vector<std::string>{"a.h"});
}

TEST_CASE("an ordinary header is no compat header") {
  test::TemporaryFolder Tree;
  Tree.write("a.h", User);
  // Both, but not as alternatives; and a branch of HIP's that uses names.
  Tree.write("b.h", "#ifdef A\n#include <hip/hip_runtime.h>\n#endif\n"
                    "#ifdef B\n#include <cuda_runtime.h>\n#endif\n");
  Tree.write("c.h", "#include <cuda_runtime.h>\n#ifdef USE_HIP\n"
                    "inline int f() { return cudaFree(0); }\n#endif\n");
  CHECK_FALSE(survey(Tree).Header.Exists);
}

TEST_CASE("a proposal lies where the surface is used most, spelled alike") {
  test::TemporaryFolder Tree;
  Tree.write("src/gpu/a.cpp", User);
  Tree.write("src/gpu/b.cpp",
             "#include <gpu/b.h>\n#include <cuda_runtime.h>\n");
  Tree.write("src/gpu/b.h", "#ifdef TREE_ROCM\n#endif\n" + User.str());
  Tree.write("src/main.cpp", "#include <gpu/b.h>\n" + User.str());
  StarterFacts Facts = survey(Tree);
  CHECK_FALSE(Facts.Header.Exists);
  CHECK(Facts.Header.TheRoute.Path == "src/gpu/gpu_runtime.h");
  CHECK(Facts.Header.TheRoute.Header == "gpu/gpu_runtime.h");
  CHECK_FALSE(Facts.Header.TheRoute.Quoted);
  CHECK(Facts.Header.TheRoute.Guard == "TREE_ROCM");
}

TEST_CASE("a proposal lies above folders none of which has half of the files") {
  test::TemporaryFolder Tree;
  for (const char *File : {"src/a/1.cpp", "src/b/1.cpp", "src/c/1.cpp",
                           "src/c/2.cpp", "src-tools/1.cpp"})
    Tree.write(File, User);
  CHECK(survey(Tree).Header.TheRoute.Path == "src/gpu_runtime.h");
}

TEST_CASE("a proposal does not take another file's place") {
  test::TemporaryFolder Tree;
  Tree.write("a.cpp", User);
  Tree.write("gpu_runtime.h", "int x;\n");
  CHECK(survey(Tree).Header.TheRoute.Path == "gpu_compat.h");
}

TEST_CASE("the guard of a proposal may come from the build for HIP") {
  test::TemporaryFolder Tree;
  Tree.write("a.cpp", User);
  Tree.write("build/compile_commands.json",
             R"([{"directory": "..", "file": "a.cpp",)"
             R"( "command": "clang++ -D__HIP__ -DMINE_HIP -c a.cpp"}])");
  StarterFacts Facts = survey(Tree);
  CHECK(Facts.Header.TheRoute.Guard == "MINE_HIP");
  REQUIRE(Facts.Builds.Found.size() == 1);
  CHECK(Facts.Builds.Found.front().Configuration == "hip");
}

TEST_CASE("third-party folders are left alone where they use the surface") {
  test::TemporaryFolder Tree;
  Tree.write("a.cpp", User);
  Tree.write("third-party/x/a.cpp", User);
  Tree.write("third-party/x/gpu.h", BothSides);
  Tree.write("lib/External/a.cpp", User);
  Tree.write("vendor/a.cpp", "int x;\n");
  Tree.write("deps.cpp", User);
  StarterFacts Facts = survey(Tree);
  CHECK(Facts.ThirdParty ==
        std::vector<FileCount>{{"lib/External", 1}, {"third-party", 2}});
  CHECK(Facts.FilesUsing == 2);
  CHECK_FALSE(Facts.Header.Exists);
}

TEST_CASE("unreadable and binary files do not stop a survey") {
  test::TemporaryFolder Tree;
  Tree.write("a.cpp", User);
  Tree.write("b.cpp", llvm::StringRef("cudaFree\0\0", 10));
  CHECK(survey(Tree).FilesUsing == 1);
}

TEST_CASE("a root that is no folder is an error") {
  test::TemporaryFolder Tree;
  auto Facts = surveyTree(Tree.path("nowhere"));
  CHECK_FALSE(bool(Facts));
  llvm::consumeError(Facts.takeError());
}
