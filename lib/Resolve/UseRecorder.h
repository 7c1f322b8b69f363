#ifndef REROUTE_RESOLVE_USERECORDER_H
#define REROUTE_RESOLVE_USERECORDER_H

#include "Resolve/Reading.h"
#include "Resolve/UseIndex.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/MacroInfo.h"

namespace reroute {

/// Collects, during one parse, what each use means. Locations may be inside
/// macro expansions: the token that counts is the one spelled in a file.
class UseRecorder {
public:
  UseRecorder(const UseIndex &Index, clang::SourceManager &SM)
      : Index(Index), SM(SM) {}

  /// The token at \p Loc names \p D.
  void recordDecl(clang::SourceLocation Loc, const clang::NamedDecl *D);
  /// The token at \p Loc names one of several declarations.
  void recordOverloads(clang::SourceLocation Loc,
                       llvm::ArrayRef<const clang::NamedDecl *> Decls);
  /// The token at \p Loc is certainly not the surface's.
  void recordForeign(clang::SourceLocation Loc);
  void recordDependent(clang::SourceLocation Loc);
  /// The token at \p Loc names the macro \p Info.
  void recordMacro(clang::SourceLocation Loc, llvm::StringRef Name,
                   const clang::MacroInfo &Info);
  /// The function named at \p Loc is called with this many arguments.
  void recordCall(clang::SourceLocation Loc, unsigned Arguments);

  /// The token at \p Loc names \p Field.
  void recordField(clang::SourceLocation Loc, const clang::ValueDecl *Field);
  /// Values without names initialise fields of \p Record, from \p Loc on.
  void recordInitializer(clang::SourceLocation Loc,
                         const clang::RecordDecl *Record);

  /// \p Loc, a place in a file, shows what \p Is means.
  void recordFact(clang::SourceLocation Loc, Fact::Kind Is, std::string Subject,
                  std::string Detail = "");

  void enterFile(clang::FileID ID);
  void skipRange(clang::SourceRange Range, clang::SourceLocation Endif);

  /// Whether bodies in the file of \p Loc matter.
  bool isWorthParsing(clang::SourceLocation Loc);
  /// Whether \p Loc is in a file of the tree.
  bool isInTree(clang::SourceLocation Loc);

  /// Everything recorded, sorted and merged.
  UnitReadings take();

private:
  struct FileFacts {
    std::optional<uint32_t> Scan; ///< Index of its scan, when it has one.
    bool InTree = false;
    bool IsCompat = false;
    std::string Path;
  };
  using UseKey = std::pair<uint32_t, uint32_t>;

  const FileFacts &facts(clang::FileID ID);
  std::optional<UseKey> useAt(clang::SourceLocation Loc);
  bool isApi(const clang::NamedDecl *D);
  bool isPasted(clang::SourceLocation Loc) const;
  Place placeOf(const UseKey &Key) const;
  void record(clang::SourceLocation Loc, Meaning Is, UseShape Shape,
              std::string DeclaredAt);
  std::string describe(clang::SourceLocation Loc);
  void addFieldUse(clang::SourceLocation Loc, const clang::RecordDecl *Record,
                   llvm::StringRef Field);

  const UseIndex &Index;
  clang::SourceManager &SM;
  llvm::DenseMap<clang::FileID, FileFacts> Files;
  llvm::DenseMap<const clang::Decl *, bool> ApiDecls;
  // Until take(), a Place's File is the index of a scan.
  std::map<UseKey, Reading> Readings;
  std::map<UseKey, unsigned> Calls;
  /// By file: each entry's skipped ranges.
  std::map<uint32_t, std::vector<std::vector<SkippedRange>>> Entries;
  std::map<clang::FileID, std::pair<uint32_t, size_t>> EntryOf;
  std::vector<Fact> Facts;
};

} // namespace reroute

#endif
