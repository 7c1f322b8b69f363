#include "Support/EmbeddedFiles.h"
#include "Api/ApiModel.h"
#include "catch2/catch_test_macros.hpp"
#include "llvm/ADT/STLExtras.h"

using namespace reroute;

TEST_CASE("the data files are in the binary, sorted, each found by its path") {
  llvm::ArrayRef<EmbeddedFile> Files = embeddedFiles();
  REQUIRE(!Files.empty());
  CHECK(llvm::is_sorted(
      Files, [](const auto &A, const auto &B) { return A.Path < B.Path; }));
  for (const EmbeddedFile &File : Files) {
    CHECK(embeddedFile(File.Path) == File.Contents);
    CHECK(*File.Contents.end() == '\0');
  }
  CHECK(!embeddedFile("no/such/file"));
}

TEST_CASE("the embedded model of the CUDA runtime can be read") {
  std::optional<llvm::StringRef> Text = embeddedFile("api/cuda-runtime.jsonl");
  REQUIRE(Text);
  llvm::Expected<ApiModel> Model = ApiModel::parse(*Text, "cuda-runtime");
  if (!Model)
    FAIL(llvm::toString(Model.takeError()));
  CHECK(Model->find("cudaMalloc", {}) != nullptr);
  CHECK(Model->serialise() == *Text);
}
