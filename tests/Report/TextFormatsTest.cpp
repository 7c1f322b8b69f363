// github, junit, markdown and csv.

#include "AwkwardTree.h"
#include "Golden/Process.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace reroute;
using llvm::StringRef;

TEST_CASE("a github annotation is one line and its values cannot end early") {
  test::AwkwardTree Tree;
  std::string Text = Tree.in("github");
  llvm::SmallVector<StringRef> Lines;
  StringRef(Text).split(Lines, '\n', -1, /*KeepEmpty=*/false);
  CHECK(Lines.size() == Tree.Last.Findings.size() + Tree.Last.Problems.size());
  for (StringRef Line : Lines) {
    INFO(Line.str());
    CHECK((Line.starts_with("::error ") || Line.starts_with("::warning ") ||
           Line.starts_with("::notice ")));
    CHECK_FALSE(Line.contains('\r'));
    CHECK(llvm::json::isUTF8(Line));
  }
  CHECK(StringRef(Text).contains(
      "::error file=a b%2Cc%3Ad%25e|<f>/\"g\" \xC3\xA4.cpp,line=2,endLine=2,"
      "col=11,endColumn=19,title=RR1002 symbols that HIP does not have::"
      "cudaFree (function): 50%25 <b>|%0D%0A::x, y\n"));
  CHECK(StringRef(Text).contains("title=not-analysed::"));
}

TEST_CASE("junit is XML with a case for each finding") {
  test::AwkwardTree Tree;
  std::string Text = Tree.in("junit");
  CHECK(llvm::json::isUTF8(Text));
  CHECK_FALSE(StringRef(Text).contains('\x01'));
  CHECK(StringRef(Text).count("<testcase ") ==
        Tree.Last.Findings.size() + Tree.Last.Problems.size() + 1);
  CHECK(StringRef(Text).count("<failure ") == Tree.Last.count(Severity::Error));
  CHECK(StringRef(Text).count("<error ") == Tree.Last.Problems.size());

  std::string File = Tree.Folder.write("report.xml", Text);
  golden::Outcome Run = golden::runProgram(
      "python3", {"-c",
                  "import sys, xml.etree.ElementTree as E\n"
                  "s = E.parse(sys.argv[1]).getroot()\n"
                  "c = s.findall('./testsuite/testcase')\n"
                  "names = {(x.get('classname'), x.get('name')) for x in c}\n"
                  "assert len(names) == len(c) == int(s.get('tests'))\n"
                  "f = s.find('.//failure')\n"
                  "assert '50% <b>|\\r\\n::x, y' in f.get('message')\n",
                  File});
  if (Run.Exit == -1)
    SKIP("no python3");
  INFO(Run.Errors);
  CHECK(Run.Exit == 0);
}

TEST_CASE("a clean junit report has a case that passes") {
  test::AnalysedTree Tree;
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  llvm::cantFail(findFormat("junit")->Write(Tree.analyse(), {}, OS));
  CHECK(StringRef(Text).count("<testcase ") == 1);
  CHECK(StringRef(Text).contains("failures=\"0\" errors=\"0\""));
}

TEST_CASE("a cell of a markdown table cannot leave it") {
  test::AwkwardTree Tree;
  std::string Text = Tree.in("markdown");
  CHECK(llvm::json::isUTF8(Text));
  CHECK(StringRef(Text).contains("50% \\<b\\>\\|  ::x, y"));
  llvm::SmallVector<StringRef> Lines;
  StringRef(Text).split(Lines, '\n');
  for (StringRef Line : Lines) {
    if (!Line.starts_with("|"))
      continue;
    INFO(Line.str());
    CHECK(Line.ends_with("|"));
    size_t Bars = Line.count('|') - Line.count("\\|");
    CHECK((Bars == 6 || Bars == 5 || Bars == 3));
  }
}

TEST_CASE("csv can be read back") {
  test::AwkwardTree Tree;
  std::string File = Tree.Folder.write("report.csv", Tree.in("csv"));
  golden::Outcome Run = golden::runProgram(
      "python3", {"-c",
                  "import sys, csv\n"
                  "f = open(sys.argv[1], encoding='utf-8', newline='')\n"
                  "r = list(csv.reader(f, strict=True))\n"
                  "assert all(len(x) == len(r[0]) for x in r)\n"
                  "d = [dict(zip(r[0], x)) for x in r[1:]]\n"
                  "m = [x['message'] for x in d if x['code'] == 'RR1002']\n"
                  "assert m == ['50% <b>|\\r\\n::x, y'] * 4, m\n"
                  "print(len(d))\n",
                  File});
  if (Run.Exit == -1)
    SKIP("no python3");
  INFO(Run.Errors);
  CHECK(Run.Output ==
        llvm::utostr(Tree.Last.Findings.size() + Tree.Last.Problems.size()) +
            "\n");
}

TEST_CASE("every format is the same text on a second run") {
  test::AwkwardTree Tree;
  for (const ReportFormat &Each : reportFormats())
    if (Each.Name != "fixes")
      CHECK(Tree.in(Each.Name) == Tree.in(Each.Name));
}

TEST_CASE("a line of megabytes does not multiply") {
  std::string Text = "#include <cuda_runtime.h>\n";
  unsigned Calls = 0;
  while (Text.size() < (1U << 20)) {
    Text += "inline void f" + std::to_string(Calls++) +
            "(void *p) { (void)cudaFree(p); }";
  }
  test::AnalysedTree Tree;
  Tree.Folder.write("a.cpp", Text);
  const Report &All = Tree.analyse();
  REQUIRE(All.Findings.size() == Calls);
  for (const ReportFormat &Each : reportFormats()) {
    std::string Out;
    llvm::raw_string_ostream OS(Out);
    llvm::cantFail(Each.Write(All, {}, OS));
    INFO(Each.Name.str());
    CHECK(Out.size() < Calls * 5000);
  }
}
