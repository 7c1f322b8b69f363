#include "Plan/IncludePlacement.h"
#include "../Scan/ScanText.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

/// The text after every `<cuda….h>` of \p Text gave way to `<own/gpu.h>`;
/// `<own/…>` is the project's.
static std::string place(llvm::StringRef Text, bool WithStyle = true,
                         llvm::StringRef Path = "a.cpp") {
  FileScan Scan = scan(Text);
  auto IsOwn = [](const IncludeDirective &Include) {
    return Include.name().starts_with("own/");
  };
  PlacementRequest Request{Path,          Scan.text(), Scan.Includes, {},
                           "<own/gpu.h>", IsOwn,       std::nullopt};
  for (size_t I = 0; I < Scan.Includes.size(); ++I)
    if (Scan.Includes[I].name().starts_with("cuda"))
      Request.Replaced.push_back(I);
  if (WithStyle) {
    Request.Style = clang::format::getLLVMStyle();
    Request.Style->IncludeStyle.IncludeCategories = {{"^<.*\\.h>", 1, 0, false},
                                                     {"^<.*", 2, 0, false}};
  }
  return llvm::cantFail(applyEdits(Scan.text(), placeInclude(Request)));
}

TEST_CASE("the new include is sorted among the project's own") {
  CHECK(place("#include <cuda_runtime.h>\n#include <own/a.h>\n"
              "#include <own/z.h>\n") ==
        "#include <own/a.h>\n#include <own/gpu.h>\n#include <own/z.h>\n");
  CHECK(place("#include <cuda_runtime.h>\n#include <vector>\n\n"
              "#include <own/a.h>\n") ==
        "#include <vector>\n\n#include <own/a.h>\n#include <own/gpu.h>\n");
}

TEST_CASE("an include alone joins the neighbouring block of the project's") {
  CHECK(place("#include <cuda_runtime.h>\n\n#include <own/a.h>\n"
              "#include <own/z.h>\n") ==
        "#include <own/a.h>\n#include <own/gpu.h>\n#include <own/z.h>\n");
}

TEST_CASE("with no place among the project's own it stays where it stood") {
  CHECK(place("#include <own/a.h>\n\n#include <cuda_runtime.h>\n"
              "#include <lib.h>\n") ==
        "#include <own/a.h>\n\n#include <own/gpu.h>\n#include <lib.h>\n");
  CHECK(place("#include <zlib.h>\n#include <cuda_runtime.h>\n") ==
        "#include <zlib.h>\n#include <own/gpu.h>\n");
}

TEST_CASE("without a style it stays where it stood") {
  CHECK(place("#include <cuda_runtime.h>\n#include <own/a.h>\n", false) ==
        "#include <own/gpu.h>\n#include <own/a.h>\n");
}

TEST_CASE("several become one") {
  CHECK(place("#include <cuda.h>\n#include <cuda_runtime.h>\n"
              "#include <own/a.h>\n") ==
        "#include <own/a.h>\n#include <own/gpu.h>\n");
  CHECK(place("#include <cuda.h>\nint x;\n#include <cuda_runtime.h>\n",
              false) == "#include <own/gpu.h>\nint x;\n");
}

TEST_CASE("no other line moves, sorted or not") {
  std::string After = place("#include <own/z.h>\n#include <cuda_runtime.h>\n"
                            "#include <own/a.h>\n");
  CHECK(After.find("<own/z.h>") < After.find("<own/a.h>"));
  CHECK(After.find("<own/gpu.h>") != std::string::npos);
}

TEST_CASE("a comment behind the include stays on its line") {
  CHECK(place("#include <cuda_runtime.h> // NOLINT\n#include <own/a.h>\n") ==
        "#include <own/gpu.h> // NOLINT\n#include <own/a.h>\n");
}

TEST_CASE("byte order mark and line ends stay") {
  CHECK(place("\xEF\xBB\xBF#include <cuda_runtime.h>\r\n"
              "#include <own/a.h>\r\nint x;") ==
        "\xEF\xBB\xBF#include <own/a.h>\r\n#include <own/gpu.h>\r\nint x;");
}

TEST_CASE("a file without includes gets one below its licence") {
  CHECK(place("// licence\n\nint x;\n", false, "a.cu") ==
        "// licence\n\n#include <own/gpu.h>\n\nint x;\n");
  CHECK(place("#include <vector>\n\nint x;\n", false, "a.cu") ==
        "#include <own/gpu.h>\n#include <vector>\n\nint x;\n");
  CHECK(place("int x;\n", false, "a.cu") == "#include <own/gpu.h>\n\nint x;\n");
}
