#include "ScanText.h"
#include "llvm/ADT/StringExtras.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

static std::vector<std::string> names(const FileScan &Scan) {
  std::vector<std::string> Names;
  for (const Use &U : Scan.Uses)
    Names.push_back(U.Name.str());
  return Names;
}

using Names = std::vector<std::string>;

TEST_CASE("a candidate is a whole identifier, never a part of one") {
  FileScan Scan = scan("my_cudaMalloc(cudaMalloc3D, cudaMalloc);");
  CHECK(names(Scan) == Names{"cudaMalloc3D", "cudaMalloc"});
  CHECK(Scan.Uses[1].Offset == 28);
  CHECK(Scan.Uses[1].Length == 10);
}

TEST_CASE("comments and literals hold no candidates, but literals are noted") {
  FileScan Scan = scan("// cudaFree\n/* cudaFree */ \"see cudaMalloc()\" "
                       "R\"(cudaMemcpy)\" 'c'");
  CHECK(Scan.Uses.empty());
  REQUIRE(Scan.Mentions.size() == 2);
  CHECK(Scan.Mentions[0].Name == "cudaMalloc");
  CHECK(Scan.Mentions[1].Name == "cudaMemcpy");
}

TEST_CASE("every branch of a conditional is seen") {
  FileScan Scan = scan("#if 0\ncudaA;\n#elif X\ncudaB;\n#else\ncudaC;\n#endif\n"
                       "cudaD;\n");
  CHECK(names(Scan) == Names{"cudaA", "cudaB", "cudaC", "cudaD"});
  REQUIRE(Scan.Branches.size() == 4);
  CHECK(Scan.Branches[1].Condition == "0");
  CHECK(Scan.Branches[2].Directive == "elif");
  CHECK(Scan.Branches[3].Directive == "else");
  CHECK(Scan.Branches[3].Parent == 0);
}

TEST_CASE("where a token stands in a directive is known") {
  FileScan Scan = scan("#define cudaA(cudaB) cudaC\n#undef cudaD\n"
                       "#if cudaE > 1 && defined(cudaF)\n#error cudaG\n"
                       "#endif\n#define cudaH (cudaI)\n");
  std::vector<UseContext> Contexts;
  for (const Use &U : Scan.Uses)
    Contexts.push_back(U.Context);
  CHECK(names(Scan) == Names{"cudaA", "cudaB", "cudaC", "cudaD", "cudaE",
                             "cudaF", "cudaG", "cudaH", "cudaI"});
  CHECK(Contexts == std::vector{UseContext::MacroName,
                                UseContext::MacroParameter,
                                UseContext::MacroBody, UseContext::MacroName,
                                UseContext::Condition, UseContext::Condition,
                                UseContext::OtherDirective,
                                UseContext::MacroName, UseContext::MacroBody});
}

TEST_CASE("a directive goes on behind a line splice and ends at its line") {
  FileScan Scan = scan("#define A \\\n  cudaB\ncudaC;\n");
  REQUIRE(Scan.Uses.size() == 2);
  CHECK(Scan.Uses[0].Context == UseContext::MacroBody);
  CHECK(Scan.Uses[1].Context == UseContext::Code);
}

TEST_CASE("a name spelled over a line splice is found whole") {
  FileScan Scan = scan("x = cuda\\\nMalloc;");
  REQUIRE(Scan.Uses.size() == 1);
  CHECK(Scan.Uses[0].Name == "cudaMalloc");
  CHECK(Scan.Uses[0].Length == 12);
}

TEST_CASE("qualifiers and elaborated types are told apart") {
  FileScan Scan = scan("a.cudaA; p->cudaB; N::cudaC; ::cudaD; T<int>::cudaE;"
                       "enum cudaF x; struct  cudaG y;");
  std::vector<UseQualifier> Qualifiers;
  for (const Use &U : Scan.Uses)
    Qualifiers.push_back(U.Qualifier);
  CHECK(Qualifiers == std::vector{UseQualifier::Member, UseQualifier::Member,
                                  UseQualifier::Scoped, UseQualifier::None,
                                  UseQualifier::Scoped, UseQualifier::None,
                                  UseQualifier::None});
  CHECK(Scan.Uses[5].KeywordLength == 5);
  CHECK(Scan.Uses[6].KeywordLength == 8);
}

TEST_CASE("includes are read in every spelling") {
  FileScan Scan = scan("#include <cuda_runtime.h>\n"
                       "#  include \"a.h\" // why\n"
                       "# /* c */ include /* d */ <b.h>\n"
                       "#include HEADER\n#import <c.h>\n");
  REQUIRE(Scan.Includes.size() == 5);
  CHECK(Scan.Includes[0].name() == "cuda_runtime.h");
  CHECK(Scan.Includes[0].isAngled());
  CHECK(Scan.Includes[1].Spelling == "\"a.h\"");
  CHECK(Scan.Includes[2].name() == "b.h");
  CHECK(Scan.Includes[3].Computed);
  CHECK(Scan.Includes[3].Spelling == "HEADER");
  CHECK(Scan.Includes[4].name() == "c.h");
}

TEST_CASE("a header's name is no token") {
  FileScan Scan = scan("#include <cudaThing.h>\n#include \"cudaOther.h\"\n");
  CHECK(Scan.Uses.empty());
  CHECK(Scan.Mentions.empty());
}

TEST_CASE("an include guard is no conditional") {
  for (llvm::StringRef Guard :
       {"// licence\n#ifndef A_H\n#define A_H\n#include <a.h>\n#endif // A_H\n",
        "#if !defined(A_H)\n#define A_H\n#include <a.h>\n#endif\n",
        "#pragma once\n#ifndef A_H\n#define A_H\n#include <a.h>\n#endif\n"}) {
    FileScan Scan = scan(Guard);
    CAPTURE(Guard.str());
    REQUIRE(Scan.Includes.size() == 1);
    CHECK(Scan.Includes[0].Branch == 0);
    CHECK(Scan.Branches.size() == 1);
  }
}

TEST_CASE("what only looks like an include guard is a conditional") {
  for (llvm::StringRef NoGuard :
       {"#ifndef A\n#define A\n#include <a.h>\n#endif\nint x;\n",
        "int x;\n#ifndef A\n#define A\n#include <a.h>\n#endif\n",
        "#ifndef A\n#define B\n#include <a.h>\n#endif\n",
        "#ifndef A\n#define A\n#include <a.h>\n#else\nint x;\n#endif\n"}) {
    FileScan Scan = scan(NoGuard);
    CAPTURE(NoGuard.str());
    CHECK(Scan.Includes[0].Branch == 1);
  }
}

TEST_CASE("the branch of an include is that of the innermost conditional") {
  FileScan Scan = scan("#ifndef G\n#define G\n#include <a.h>\n#ifdef X\n"
                       "#include <b.h>\n#else\n#include <c.h>\n#endif\n"
                       "#endif\n");
  REQUIRE(Scan.Includes.size() == 3);
  CHECK(Scan.Includes[0].Branch == 0);
  CHECK(Scan.Includes[1].Branch == 1);
  CHECK(Scan.Includes[2].Branch == 2);
}

TEST_CASE("__has_include is seen with its header") {
  FileScan Scan = scan("#if defined(X) && __has_include(<cuda_runtime.h>)\n"
                       "#endif\n");
  REQUIRE(Scan.HasIncludes.size() == 1);
  CHECK(Scan.HasIncludes[0].Name == "cuda_runtime.h");
}

TEST_CASE("operands of ## that can start a name are noted") {
  FileScan Scan = scan("#define A(n) cuda##n\n#define B(x) x##_t\n");
  REQUIRE(Scan.Pastes.size() == 1);
  CHECK(Scan.Pastes[0].Text == "cuda");
}

TEST_CASE("kernels and their launches make a file CUDA's") {
  CHECK(scan("__global__ void k();").LaunchesKernels);
  CHECK(scan("k<<<1, 2>>>();").LaunchesKernels);
  CHECK_FALSE(scan("a << b;").LaunchesKernels);
}

TEST_CASE("broken text is scanned to its end") {
  CHECK(names(scan("\"open cudaA\ncudaB;")) == Names{"cudaB"});
  CHECK(names(scan("#if\n#else\n#endif\n#endif\n#else\ncudaA;")) ==
        Names{"cudaA"});
  CHECK(names(scan("#\ncudaA;\n# 3 \"f\"\ncudaB;")) == Names{"cudaA", "cudaB"});
  CHECK(names(scan("#include <open\ncudaA;")) == Names{"cudaA"});
  CHECK(scan("").Uses.empty());
}

// Reports once held garbage: a vector of scans that grew copied their texts,
// as it does with what may throw when it is moved.
static_assert(std::is_nothrow_move_constructible_v<FileScan>);

TEST_CASE("names with line splices outlive a move of the scan") {
  std::vector<FileScan> Scans;
  for (int I = 0; I < 5; ++I)
    Scans.push_back(scan("cuda\\\nA + cuda\\\nMalloc;"));
  for (const FileScan &Scan : Scans)
    CHECK(names(Scan) == Names{"cudaA", "cudaMalloc"});
}

TEST_CASE("a second reading counts the same candidates") {
  // Each text with what both readings have to find.
  const std::pair<const char *, size_t> Texts[] = {
      {"cudaA(cudaB);\n#define cudaC(cudaD) cudaE\n#if cudaF\n#endif\n", 6},
      {"#include <cudaA.h> cudaB\n#include \"cudaC.h\"\n", 1},
      {"#include cudaA(cudaB)\n#  import /* x */ <cudaC.h>\n", 2},
      {"#include \\\n<cudaA.h>\n#include <cudaB\ncudaC", 2},
      {"#cudaA\n#\ncudaB \"cudaC\" // cudaD\nR\"(cudaE)\"", 1},
      {"cu\\\nda\\  \r\nA = L'c' + cudaB", 2},
      {"%:include_next <cudaA.h>\n\xEF\xBB\xBF cudaB # include <cudaC>", 2},
  };
  for (const auto &[Text, Expected] : Texts) {
    INFO(Text);
    FileScan Scan = scan(Text);
    CHECK(Scan.Uses.size() == Expected);
    CHECK(Scan.Candidates == Expected);
  }
}
