#include "Rules/Rule.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

static CallTemplate parsed(llvm::StringRef Text) {
  llvm::Expected<CallTemplate> Template = CallTemplate::parse(Text);
  if (!Template)
    FAIL(llvm::toString(Template.takeError()));
  return std::move(*Template);
}

static std::string failure(llvm::StringRef Text) {
  llvm::Expected<CallTemplate> Template = CallTemplate::parse(Text);
  return Template ? "" : llvm::toString(Template.takeError());
}

TEST_CASE("a call template puts arguments where it names them") {
  CallTemplate Template = parsed("f($2, $1, 0)");
  CHECK(Template.argumentCount() == 2);
  CHECK(Template.expand({"a", "b"}) == "f(b, a, 0)");
}

TEST_CASE("$* stands for all arguments and $$ for a dollar sign") {
  CallTemplate Template = parsed("f$$($*, 0)");
  CHECK(Template.argumentCount() == 0);
  CHECK(Template.expand({"a", "b"}) == "f$(a, b, 0)");
}

TEST_CASE("an argument's number may have two digits") {
  CHECK(parsed("f($12)").argumentCount() == 12);
}

TEST_CASE("a template is written back as it was") {
  for (llvm::StringRef Text : {"f($1, $*)", "plain", "a$$b($3)", ""})
    CHECK(parsed(Text).text() == Text);
}

TEST_CASE("a dollar sign before anything else is refused") {
  for (llvm::StringRef Text : {"f($)", "f($x)", "f($0)", "$999", "$-1", "$02"})
    CHECK(llvm::StringRef(failure(Text)).starts_with("after '$'"));
}
