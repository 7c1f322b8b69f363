#include "../Tree/TemporaryFolder.h"
#include "Run/Run.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

TEST_CASE("a line of megabytes is a line like any other") {
  // Anything that looks at the line once for each name would take minutes.
  std::string Text = "#include <cuda_runtime.h>\n";
  unsigned Calls = 0;
  while (Text.size() < (4U << 20)) {
    Text += "inline void f" + std::to_string(Calls++) +
            "(void *p) { (void)cudaFree(p); }";
  }
  test::TemporaryFolder Folder;
  Folder.write("a.cpp", Text);
  Folder.write("reroute.yaml", "schema: 1\nextends: [cuda-runtime]\n"
                               "names: hip\n");
  RunOptions Options;
  Options.Root = Folder.path();
  auto Run = analyse(Options);
  REQUIRE(static_cast<bool>(Run));
  CHECK(Run->Problems.empty());
  CHECK(Run->ThePlan.Total.addsUp());
  CHECK(Run->ThePlan.Total.Renamed == Calls);
}

TEST_CASE("a file that cannot be read costs only itself") {
  test::TemporaryFolder Folder;
  Folder.write("a.cpp", "#include <cuda_runtime.h>\nvoid f(void *p) { "
                        "(void)cudaFree(p); }\n");
  Folder.write("binary.cpp", llvm::StringRef("cudaFree\0\1", 10));
  Folder.write("reroute.yaml", "schema: 1\nextends: [cuda-runtime]\n"
                               "names: hip\n");
  RunOptions Options;
  Options.Root = Folder.path();
  auto Run = analyse(Options);
  REQUIRE(static_cast<bool>(Run));
  REQUIRE(Run->Problems.size() == 1);
  CHECK(Run->Problems[0].Path == "binary.cpp");
  CHECK(Run->ThePlan.Total.Renamed == 1);
}
