#include "Property/Mutation.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute::test;

static std::string mutated(llvm::StringRef Text, Mutation Kind) {
  std::mt19937 Random(1);
  return mutate(Text, Kind, Random);
}

TEST_CASE("a mutation does what its name says") {
  CHECK(mutated("a{", Mutation::DeleteBrace) == "a");
  CHECK(mutated("#include <a>\nb", Mutation::DropInclude) == "b");
  CHECK(mutated("a", Mutation::WrapInIfZero) == "#if 0\n#endif\na");
  CHECK(mutated("a", Mutation::ByteOrderMark) == "\xEF\xBB\xBF"
                                                 "a");
  CHECK(mutated("a\nb\r\n", Mutation::WindowsLineEnds) == "a\r\nb\r\n");
  CHECK(mutated("ab", Mutation::SpliceToken) == "a\\\nb");
  CHECK(llvm::StringRef("abc").starts_with(mutated("abc", Mutation::CutOff)));
  CHECK(mutated("abc", Mutation::ByteNoise).size() == 3);
  CHECK(llvm::StringRef(mutated("a", Mutation::OptOut))
            .contains("reroute-ignore"));
}

TEST_CASE("a text without a place for a mutation stays as it is") {
  for (unsigned Kind = 0; Kind < MutationCount; ++Kind) {
    INFO(Kind);
    mutated("", static_cast<Mutation>(Kind));
  }
  CHECK(mutated("a", Mutation::DeleteBrace) == "a");
  CHECK(mutated("a", Mutation::DropInclude) == "a");
  CHECK(mutated("a b", Mutation::SpliceToken) == "a b");
}
