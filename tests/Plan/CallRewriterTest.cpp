#include "Plan/CallRewriter.h"
#include "Support/ToolError.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

/// Replaces each call of `f` in \p Text by \p Template, and each `x` by `yy`.
static std::string rewrite(llvm::StringRef Text, llvm::StringRef Template) {
  CallTemplate T = llvm::cantFail(CallTemplate::parse(Template));
  CallRewriter Rewriter(Text);
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == 'x')
      Rewriter.rename(I, I + 1, "yy");
    if (Text.substr(I).starts_with("f("))
      Rewriter.replaceCall(I, I + 1, *readCall(Text, I + 1, std::nullopt), T);
  }
  return llvm::cantFail(applyEdits(Text, Rewriter.take()));
}

TEST_CASE("arguments in their order keep their layout") {
  CHECK(rewrite("f(a, /* why */\n  b);", "g($1, $2, h)") ==
        "g(a, /* why */\n  b, h);");
  CHECK(rewrite("f(a, b)", "g($*, h)") == "g(a, b, h)");
  CHECK(rewrite("f(a ,b)", "n::g(h, $1, $2)") == "n::g(h, a ,b)");
}

TEST_CASE("other arguments are put together anew") {
  CHECK(rewrite("f(a, b)", "g($2, $1)") == "g(b, a)");
  CHECK(rewrite("f(a, b)", "g($1)") == "g(a)");
  CHECK(rewrite("f(a)", "g($1, $1)") == "g(a, a)");
  CHECK(rewrite("f()", "g(0)") == "g(0)");
  CHECK(rewrite("f()", "g($*)") == "g()");
}

TEST_CASE("names and calls inside arguments are replaced, too") {
  CHECK(rewrite("f(x, a)", "g($1, $2, h)") == "g(yy, a, h)");
  CHECK(rewrite("f(x, a)", "g($2, $1)") == "g(a, yy)");
  CHECK(rewrite("f(f(a, x), x)", "g($1, $2, h)") == "g(g(a, yy, h), yy, h)");
  CHECK(rewrite("f(f(a, x), x) + x", "g($2, $1)") == "g(yy, g(yy, a)) + yy");
  CHECK(rewrite("f(a, f(b, c))", "g($1, $2, h)") == "g(a, g(b, c, h), h)");
}

TEST_CASE("edits that overlap or leave the text are an error, never a text") {
  using Edits = std::vector<Edit>;
  CHECK(llvm::cantFail(applyEdits("abc", Edits{{1, 0, "x"}, {1, 1, "y"}})) ==
        "axyc");
  for (const Edits &Wrong :
       {Edits{{0, 2, ""}, {1, 1, ""}}, Edits{{2, 0, ""}, {1, 0, ""}},
        Edits{{2, 2, ""}}, Edits{{2, ~0U, ""}}}) {
    auto Result = applyEdits("abc", Wrong);
    REQUIRE_FALSE(static_cast<bool>(Result));
    std::string Message;
    CHECK(takeError(Result.takeError(), Message) == ExitCode::Internal);
  }
}

TEST_CASE("a place behind edits is found in the text before them") {
  // "abcdef" becomes "XabYYef".
  std::vector<Edit> Edits{{0, 0, "X"}, {2, 2, "YY"}};
  std::vector<uint32_t> Before;
  for (uint32_t I = 0; I <= 7; ++I)
    Before.push_back(offsetBefore(Edits, I));
  CHECK(Before == std::vector<uint32_t>{0, 0, 1, 2, 2, 4, 5, 6});
  CHECK(offsetBefore({}, 5) == 5);
  // What is gone has no place; what follows it has.
  CHECK(offsetBefore(Edit{1, 3, ""}, 1) == 4);
}
