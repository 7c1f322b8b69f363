#ifndef REROUTE_SCAN_CONDITIONALTRACKER_H
#define REROUTE_SCAN_CONDITIONALTRACKER_H

#include "Scan/FileScan.h"

namespace reroute {

/// Builds the tree of a file's conditional branches from its directives, one
/// after the other. A whole-file include guard (`#ifndef X`, `#define X`, …,
/// `#endif` with nothing behind) is recognised and taken out, since what it
/// encloses is unconditional.
class ConditionalTracker {
public:
  explicit ConditionalTracker(llvm::StringRef Text);

  /// Whether \p Word (without `#`) opens or continues a conditional and has an
  /// operand, or is `else`.
  static bool isConditional(llvm::StringRef Word);

  /// A directive \p Word at \p Hash whose operand is [\p After, \p End).
  void onDirective(llvm::StringRef Word, uint32_t Hash, uint32_t After,
                   uint32_t End);

  /// Index of the branch that is open; final only through finalBranch().
  unsigned currentBranch() const { return Open.back(); }

  /// The branches. Call once, at the end of the file.
  std::vector<ConditionalBranch> finish();

  /// What currentBranch() is called in the result of finish().
  unsigned finalBranch(unsigned Branch) const { return Renumbered[Branch]; }

private:
  bool isGuard(const ConditionalBranch &Branch) const;

  llvm::StringRef Text;
  std::vector<ConditionalBranch> Branches;
  std::vector<unsigned> Open; ///< Innermost last; the file first.
  std::vector<unsigned> Renumbered;
  std::vector<uint32_t> EndifEnds; ///< By branch: end of the `#endif` line.
};

} // namespace reroute

#endif
