#include "Support/Words.h"
#include <catch2/catch_test_macros.hpp>
#include <vector>

using namespace reroute;

TEST_CASE("a word is spelled only where nothing continues it") {
  CHECK(spellsWord("f(cudaFree)", "cudaFree"));
  CHECK(spellsWord("cudaFreeHost, cudaFree", "cudaFree"));
  CHECK_FALSE(spellsWord("cudaFreeHost", "cudaFree"));
  CHECK_FALSE(spellsWord("my_cudaFree", "cudaFree"));
  CHECK_FALSE(spellsWord("", "cudaFree"));
}

TEST_CASE("every word of a text is visited") {
  std::string Seen;
  forEachWord("const T &x = a_1::b;",
              [&](llvm::StringRef Word) { Seen += Word.str() + ","; });
  CHECK(Seen == "const,T,x,a_1,b,");
}

TEST_CASE("lists read like a sentence") {
  CHECK(listed(llvm::ArrayRef<std::string>()) == "");
  CHECK(listed(std::vector<std::string>{"a"}) == "a");
  CHECK(listed(std::vector<std::string>{"a", "b"}) == "a and b");
  CHECK(listed(std::vector<std::string>{"a", "b", "c"}) == "a, b and c");
}
