#ifndef REROUTE_COMPILE_INFER_H
#define REROUTE_COMPILE_INFER_H

#include "Compile/CompileUnit.h"
#include "Compile/IncludeIndex.h"
#include "Tree/SourceTree.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <memory>

namespace clang::tooling {
class CompilationDatabase;
}

namespace reroute {

/// Gives the include directives of a root-relative file.
using IncludesOfFile =
    llvm::function_ref<llvm::ArrayRef<SpelledInclude>(llvm::StringRef)>;

/// The include directives of \p Main and of the tree's files that it includes,
/// directly or not, nearest first.
std::vector<SpelledInclude> reachableIncludes(llvm::StringRef Main,
                                              IncludesOfFile IncludesOf,
                                              const IncludeIndex &Index);

/// Guesses how to parse files that no compilation database tells about.
class UnitInference {
public:
  /// \p Known are the units of one configuration; \p Root is the tree's, an
  /// absolute path.
  UnitInference(llvm::ArrayRef<CompileUnit> Known, llvm::StringRef Root,
                llvm::StringRef Configuration);
  ~UnitInference();

  /// The unit of the known file nearest to \p File by clangd's rules (same
  /// stem, shared folders, same language), its arguments turned to \p File's
  /// language; without known units, C++17 or C. Then \p Paths at the end, so
  /// that what a build says comes first. Paths.Mappings work in a file system
  /// made by createPrefixOverlay.
  CompileUnit infer(const TreeFile &File, const IncludePaths &Paths) const;

private:
  std::string Root;
  std::string Configuration;
  std::vector<CompileUnit> Known;
  /// Null when no units are known.
  std::unique_ptr<clang::tooling::CompilationDatabase> Nearest;
};

/// One guess; see UnitInference, which is faster for many.
CompileUnit inferUnit(const TreeFile &File, llvm::ArrayRef<CompileUnit> Known,
                      const IncludePaths &Paths, llvm::StringRef Root,
                      llvm::StringRef Configuration);

} // namespace reroute

#endif
