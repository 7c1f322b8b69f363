#include "Scan/CallArguments.h"
#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace reroute;

static std::vector<std::string> arguments(llvm::StringRef Call,
                                          std::optional<unsigned> Expected) {
  std::vector<std::string> Result;
  auto Read = readCall(Call, Call.find('('), Expected);
  if (!Read)
    return {"nothing"};
  for (ByteRange R : Read->Arguments)
    Result.push_back(Call.slice(R.Begin, R.End).str());
  return Result;
}

using Arguments = std::vector<std::string>;

TEST_CASE("arguments end at commas outside brackets") {
  CHECK(arguments("f(a, g(b, c), {d, e}, x[i, j])", {}) ==
        Arguments{"a", "g(b, c)", "{d, e}", "x[i, j]"});
  CHECK(arguments("f( )", {}) == Arguments{});
  CHECK(arguments("f(\n  a, // one, two\n  b\n)", {}) ==
        Arguments{"a", "// one, two\n  b"});
  CHECK(arguments("f(a /* one */, b /* two */)", {}) == Arguments{"a", "b"});
  CHECK(arguments("f(\",\", ')')", {}) == Arguments{"\",\"", "')'"});
}

TEST_CASE("a comma between angles needs somebody who counted") {
  llvm::StringRef Call = "f(g<a, b>(c), d)";
  CHECK(arguments(Call, {}) == Arguments{"nothing"});
  CHECK(arguments(Call, 2) == Arguments{"g<a, b>(c)", "d"});
  CHECK(arguments(Call, 3) == Arguments{"g<a", "b>(c)", "d"});
  CHECK(arguments(Call, 5) == Arguments{"nothing"});
}

TEST_CASE("what is no argument list is none") {
  CHECK(arguments("f(a, b", {}) == Arguments{"nothing"});
  CHECK(arguments("f(a\n#if X\n, b\n#endif\n)", {}) == Arguments{"nothing"});
  CHECK_FALSE(readCall("f;", 1, {}));
}
