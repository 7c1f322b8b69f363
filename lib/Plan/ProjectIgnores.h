#ifndef REROUTE_PLAN_PROJECTIGNORES_H
#define REROUTE_PLAN_PROJECTIGNORES_H

#include "Plan/Finding.h"
#include "Rules/ProjectFile.h"
#include "Tree/PathFilter.h"
#include "llvm/Support/GlobPattern.h"

namespace reroute {

/// The `ignore:` list of a project file, ready for many questions, and which
/// of its entries had an effect.
class ProjectIgnores {
public:
  /// Keeps \p Entries by reference. Fails with ExitCode::Usage for a glob that
  /// is none.
  static llvm::Expected<ProjectIgnores>
  create(llvm::ArrayRef<IgnoreEntry> Entries);

  /// The entries that can say something about the file \p Path.
  std::vector<unsigned> entriesFor(llvm::StringRef Path) const;

  /// Whether entry \p Entry speaks about \p Symbol (empty: about an include or
  /// a file) and about findings of \p Kind; without one, about all of it.
  bool matches(unsigned Entry, std::optional<FindingKind> Kind,
               llvm::StringRef Symbol) const;

  void noteEffect(unsigned Entry) { Effects[Entry] = true; }

  /// The findings about the entries themselves, by place. \p WholeTree: every
  /// file was looked at, so an entry without effect has none anywhere.
  std::vector<Finding> findings(bool WholeTree) const;

private:
  struct Entry {
    PathFilter Paths;
    std::vector<llvm::GlobPattern> Symbols;
  };
  llvm::ArrayRef<IgnoreEntry> Texts;
  std::vector<Entry> Entries; ///< Parallel to Texts.
  std::vector<bool> Effects;  ///< Parallel to Texts.
};

/// What is wrong with \p Code as one that somebody wants ignored; empty when
/// nothing is.
std::string faultOfIgnoredCode(llvm::StringRef Code);

} // namespace reroute

#endif
