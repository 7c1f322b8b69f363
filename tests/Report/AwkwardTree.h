#ifndef REROUTE_TESTS_REPORT_AWKWARDTREE_H
#define REROUTE_TESTS_REPORT_AWKWARDTREE_H

#include "Report/AnalyseText.h"
#include "Report/ReportFormat.h"

namespace reroute::test {

/// A tree with everything that a format could stumble over: line ends, a byte
/// order mark, several encodings, odd names, messages with markup, a file that
/// cannot be analysed, and findings of every severity.
class AwkwardTree : public AnalysedTree {
public:
  AwkwardTree() : AnalysedTree(Project) {
    Folder.write("bom.cpp", "\xEF\xBB\xBF#include <cuda_runtime.h>\r\n"
                            "// \xC3\xA4 \xF0\x9F\x98\x80\r\n"
                            "/* \xF0\x9F\x98\x80 */ auto a = &cudaFree;\r\n"
                            "void f(void *p) { cudaMallocHost(&p, 1); }\r\n");
    Folder.write("latin.cpp", "#include <cuda_runtime.h>\n"
                              "/* \xE4 */ auto a = &cudaFree;\n"
                              "void g(void *p) { cudaMemset(p, /* \xE4 */\n"
                              "  0, 1); }\n"
                              "const char *s = \"\x01 cudaMalloc ]]>\";");
    Folder.write("a b,c:d%e|<f>/\"g\" \xC3\xA4.cpp",
                 "#include <cuda_runtime.h>\nauto a = &cudaFree;\n");
    Folder.write("caf\xE9.cpp", "#include <cuda_runtime.h>\n"
                                "auto a = &cudaFree;\n");
    Folder.write("broken.cpp", "#include \"no<such>&.h\"\n"
                               "#include <cuda_runtime.h>\n"
                               "auto a = &cudaMalloc;\n");
  }

  /// The last report in the format \p Name.
  std::string in(llvm::StringRef Name) {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    const ReportFormat *Format = findFormat(Name);
    REQUIRE(Format);
    if (llvm::Error E = Format->Write(analyse(), {}, OS))
      FAIL(llvm::toString(std::move(E)));
    return Text;
  }

private:
  static constexpr llvm::StringLiteral Project =
      "names: hip\n"
      "symbols:\n"
      "  cudaFree: { grade: unsupported, why: \"50% <b>|\\r\\n::x, y\" }\n"
      "  cudaMallocHost: { hip: hipHostMalloc, grade: degraded, why: w, call: "
      "'hipHostMalloc($1, $2, 0)' }\n"
      "  cudaMemset: { hip: hipMemset, call: 'other($3, $2, $1)' }\n";
};

} // namespace reroute::test

#endif
