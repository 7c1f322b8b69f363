#include "Compile/Dialect.h"
#include "llvm/ADT/STLExtras.h"

using namespace reroute;
using llvm::StringRef;

llvm::StringRef reroute::dialectFor(StringRef Text) {
  static constexpr llvm::StringLiteral Later[] = {"<concepts>",
                                                  "<ranges>",
                                                  "<span>",
                                                  "<format>",
                                                  "<bit>",
                                                  "<compare>",
                                                  "<numbers>",
                                                  "<version>",
                                                  "<coroutine>",
                                                  "<expected>",
                                                  "<source_location>",
                                                  "<=>",
                                                  "consteval ",
                                                  "constinit ",
                                                  "co_await ",
                                                  "co_return",
                                                  "co_yield ",
                                                  "concept ",
                                                  "requires ",
                                                  "requires("};
  bool IsLater =
      llvm::any_of(Later, [&](StringRef Word) { return Text.contains(Word); });
  return IsLater ? "-std=c++20" : "-std=c++17";
}
