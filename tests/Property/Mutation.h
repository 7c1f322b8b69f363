#ifndef REROUTE_TESTS_PROPERTY_MUTATION_H
#define REROUTE_TESTS_PROPERTY_MUTATION_H

#include "llvm/ADT/StringRef.h"
#include <random>
#include <string>

namespace reroute::test {

/// What happens to sources before somebody runs a tool on them.
enum class Mutation {
  DeleteBrace,     ///< A `{` or `}` goes.
  DropInclude,     ///< A line with an #include goes.
  WrapInIfZero,    ///< Some lines stand between `#if 0` and `#endif`.
  ByteOrderMark,   ///< The file begins with one.
  WindowsLineEnds, ///< Every line ends with CR LF.
  SpliceToken,     ///< A backslash and a line end cut a word.
  CutOff,          ///< The rest of the file is missing.
  ByteNoise,       ///< A byte becomes another one.
  OptOut,          ///< A suppression comment stands somewhere.
};
inline constexpr unsigned MutationCount = 9;

/// \p Text after one \p Kind at a place that \p Random chooses. What the text
/// has no place for leaves it as it is.
std::string mutate(llvm::StringRef Text, Mutation Kind, std::mt19937 &Random);

} // namespace reroute::test

#endif
