#include "Report/AnalyseText.h"
#include "Report/TextReport.h"

using namespace reroute;

/// The text of \p File with the fix of \p F alone made.
static std::string fixed(const Report &All, const ReportedFinding &F) {
  std::vector<Edit> Edits;
  for (const Edit *E : F.Fix)
    Edits.push_back(*E);
  return llvm::cantFail(applyEdits(All.Files[F.File].Text, Edits));
}

TEST_CASE("findings are sorted and have their place in bytes") {
  test::AnalysedTree Tree;
  Tree.Folder.write("b.cpp", "#include <cuda_runtime.h>\n"
                             "/* \xC3\xA4 */ int x = cudaFoo();\n");
  Tree.Folder.write("a.cpp", "#include <cuda_runtime.h>\r\n"
                             "int y = cudaBar();\r\nint z = cudaBaz();\r\n");
  const Report &All = Tree.analyse();
  REQUIRE(All.Findings.size() == 3);
  CHECK(All.Findings[0].Subject == "cudaBar");
  CHECK(All.Findings[1].Subject == "cudaBaz");
  const ReportedFinding &F = All.Findings[2];
  CHECK(F.Path == "b.cpp");
  CHECK(F.code() == "RR1001");
  CHECK(F.TheSeverity == Severity::Error);
  CHECK(F.Begin == LineColumn{2, 18});
  CHECK(F.End == LineColumn{2, 25});
  CHECK(F.LineText == "/* \xC3\xA4 */ int x = cudaFoo();");
  CHECK(F.Fix.empty());
  CHECK(All.Findings[0].LineText == "int y = cudaBar();");
}

TEST_CASE("an include's range goes from its # to the end of its name") {
  test::AnalysedTree Tree;
  Tree.Folder.write("a.cpp", "#define H <cuda_runtime.h>\n#  include H // x\n"
                             "#include <cublas_v2.h>\n");
  const Report &All = Tree.analyse();
  REQUIRE(All.Findings.size() == 2);
  CHECK(All.Findings[0].code() == "RR2002");
  CHECK(All.Findings[0].Begin == LineColumn{2, 1});
  CHECK(All.Findings[0].End == LineColumn{2, 13});
  CHECK(All.Findings[1].code() == "RR1007");
  CHECK(All.Findings[1].End == LineColumn{3, 23});
}

TEST_CASE("fingerprints survive moved lines") {
  test::AnalysedTree Tree;
  Tree.Folder.write("a.cpp", "int x = cudaFoo();\nint y = cudaBar();\n");
  std::vector<std::string> Before;
  for (const ReportedFinding &F : Tree.analyse().Findings)
    Before.push_back(F.Fingerprint);
  REQUIRE(Before.size() == 2);
  Tree.Folder.write("a.cpp", "// one\n\n  int y = cudaBar();\n"
                             "int x = cudaFoo();\n");
  const Report &After = Tree.analyse();
  REQUIRE(After.Findings.size() == 2);
  CHECK(After.Findings[0].Fingerprint == Before[1]);
  CHECK(After.Findings[1].Fingerprint == Before[0]);
}

TEST_CASE("a fix has all edits of its call and no others") {
  test::AnalysedTree Tree(
      "names: hip\nsymbols:\n  cudaFree: { hip: hipFree, grade: degraded, "
      "why: w, call: 'hipFree2($1, 0)' }\n");
  llvm::StringRef Text = "#include <cuda_runtime.h>\n"
                         "void f(void *p) { cudaFree(p); cudaFree(p); }\n";
  Tree.Folder.write("a.cpp", Text);
  const Report &All = Tree.analyse();
  REQUIRE(All.Findings.size() == 2);
  CHECK(All.Findings[0].code() == "RR1003");
  CHECK(fixed(All, All.Findings[0]) ==
        "#include <cuda_runtime.h>\n"
        "void f(void *p) { hipFree2(p, 0); cudaFree(p); }\n");
  CHECK(fixed(All, All.Findings[1]) ==
        "#include <cuda_runtime.h>\n"
        "void f(void *p) { cudaFree(p); hipFree2(p, 0); }\n");
}

TEST_CASE("edits that touch become one that does the same") {
  std::vector<Edit> Edits{
      {0, 0, "a"}, {0, 0, "b"}, {0, 2, "c"}, {2, 0, "d"}, {4, 1, "e"}};
  std::vector<Edit> Merged = mergeTouching(Edits);
  REQUIRE(Merged.size() == 2);
  CHECK(llvm::cantFail(applyEdits("0123456", Merged)) ==
        llvm::cantFail(applyEdits("0123456", Edits)));
}

TEST_CASE("chosen severities decide what is reported and the exit code") {
  test::AnalysedTree Tree("names: hip\nsymbols:\n  cudaFree: { grade: "
                          "unsupported, why: w }\n");
  Tree.Folder.write("a.cpp", "#include <cuda_runtime.h>\n"
                             "auto x = &cudaFree;\n"
                             "const char *s = \"cudaMalloc\";\n");
  const Report &Default = Tree.analyse();
  CHECK(Default.count(Severity::Error) == 1);
  CHECK(Default.count(Severity::Warning) == 1);
  CHECK(exitCodeOf(Default, false) == ExitCode::Findings);

  RunOptions Options;
  Options.TheSeverities.choose(FindingKind::UnsupportedSymbol, std::nullopt);
  const Report &Off = Tree.analyse(Options);
  CHECK(Off.Findings.size() == 1);
  CHECK(Off.SwitchedOff == 1);
  CHECK(Off.Total.Reported == 1);
  CHECK(exitCodeOf(Off, false) == ExitCode::Clean);

  Options.TheSeverities.choose(FindingKind::NameInString, Severity::Error);
  CHECK(exitCodeOf(Tree.analyse(Options), false) == ExitCode::Findings);
  Options.TheSeverities.choose(FindingKind::NameInString, std::nullopt);
  CHECK(Tree.analyse(Options).Findings.empty());
}
