#ifndef REROUTE_AUDIT_HEADERREADING_H
#define REROUTE_AUDIT_HEADERREADING_H

#include "Api/SnippetCheck.h"

namespace reroute {

/// A name of the surface that a header defines.
struct ProvidedName {
  std::string Name;
  std::string Place; ///< "file:line", the file as Clang names it.
  /// Stands for a function that can fail, and calls nothing.
  bool IsStub = false;
  bool IsMacro = false;
};

/// What compiling a header shows.
struct HeaderReading {
  SnippetErrors Errors;
  std::vector<ProvidedName> Provided;      ///< In the order of the text.
  std::vector<std::string> MissingHeaders; ///< As spelled; each once.
};

/// What a name is to those who read a header.
struct NameQuestions {
  /// Whether the surface has a name.
  llvm::function_ref<bool(llvm::StringRef)> IsSurface;
  /// Whether the surface has a function of that name that returns a status.
  llvm::function_ref<bool(llvm::StringRef)> CanFail;
};

/// Compiles \p Code, which includes a header from disk, with \p Stubs in
/// memory and Clang's own \p Arguments, and notes which names that \p Ask
/// knows the files on disk define. A header that nobody finds is passed over.
HeaderReading readHeader(llvm::ArrayRef<StubFile> Stubs,
                         llvm::ArrayRef<std::string> Arguments,
                         llvm::StringRef Code, const NameQuestions &Ask);

} // namespace reroute

#endif
