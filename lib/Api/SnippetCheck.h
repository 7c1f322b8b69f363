#ifndef REROUTE_API_SNIPPETCHECK_H
#define REROUTE_API_SNIPPETCHECK_H

#include "Api/StubHeaders.h"
#include <map>

namespace reroute {

/// What Clang finds wrong with a text.
struct SnippetErrors {
  std::map<unsigned, std::string> ByLine; ///< The first of each line, from 1.
  std::vector<std::string> Elsewhere;     ///< In headers, with their places.
  /// Clang gave up, as it does when a header is missing: what follows was not
  /// looked at.
  bool Fatal = false;
};

/// Has Clang check \p Code as C++17 with \p Headers in memory and Clang's own
/// \p Arguments. Writes nothing.
SnippetErrors checkSnippet(llvm::ArrayRef<StubFile> Headers,
                           llvm::ArrayRef<std::string> Arguments,
                           llvm::StringRef Code);

} // namespace reroute

#endif
