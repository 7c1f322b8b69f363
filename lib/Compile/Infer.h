#ifndef REROUTE_COMPILE_INFER_H
#define REROUTE_COMPILE_INFER_H

#include "Compile/CompileUnit.h"
#include "Tree/SourceTree.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <memory>

namespace clang::tooling {
class CompilationDatabase;
}

namespace reroute {

/// Guesses how to parse files that no compilation database tells about.
class UnitInference {
public:
  /// \p Known are the units to learn from, of all configurations; \p Root is
  /// the tree's, an absolute path.
  UnitInference(llvm::ArrayRef<CompileUnit> Known, llvm::StringRef Root);
  ~UnitInference();
  UnitInference(UnitInference &&) noexcept;
  UnitInference &operator=(UnitInference &&) noexcept;

  /// The unit of the known file nearest to \p File by clangd's rules (same
  /// stem, shared folders, same language), its arguments turned to \p File's
  /// language; without known units, C++20 or C. Of several units of that file,
  /// the first. Starts with `-x LANGUAGE`, but for a header that nothing makes
  /// C or device code: what it holds may still make it CUDA.
  CompileUnit infer(const TreeFile &File) const;

private:
  std::string Root;
  std::vector<CompileUnit> Known;
  /// Null when no units are known.
  std::unique_ptr<clang::tooling::CompilationDatabase> Nearest;
};

} // namespace reroute

#endif
