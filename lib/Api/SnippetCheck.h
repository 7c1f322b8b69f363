#ifndef REROUTE_API_SNIPPETCHECK_H
#define REROUTE_API_SNIPPETCHECK_H

#include "Api/StubHeaders.h"
#include <map>
#include <memory>

namespace clang {
class FrontendAction;
} // namespace clang

namespace reroute {

/// What Clang finds wrong with a text.
struct SnippetErrors {
  std::map<unsigned, std::string> ByLine; ///< The first of each line, from 1.
  std::vector<std::string> Elsewhere;     ///< In headers, with their places.
  /// Clang gave up, as it does when a header is missing: what follows was not
  /// looked at.
  bool Fatal = false;
};

/// Has Clang run \p Action on \p Code as C++17 with \p Headers in memory and
/// Clang's own
/// \p Arguments. Writes nothing.
SnippetErrors runOnSnippet(llvm::ArrayRef<StubFile> Headers,
                           llvm::ArrayRef<std::string> Arguments,
                           llvm::StringRef Code,
                           std::unique_ptr<clang::FrontendAction> Action);

/// The same with an action that does nothing but look for errors.
SnippetErrors checkSnippet(llvm::ArrayRef<StubFile> Headers,
                           llvm::ArrayRef<std::string> Arguments,
                           llvm::StringRef Code);

/// Whether \p Path, as Clang names a file while it looks at a snippet, is one
/// of the headers in memory.
bool isSnippetHeader(llvm::StringRef Path);

} // namespace reroute

#endif
