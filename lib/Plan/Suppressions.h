#ifndef REROUTE_PLAN_SUPPRESSIONS_H
#define REROUTE_PLAN_SUPPRESSIONS_H

#include "Plan/FilePlan.h"
#include "Plan/ProjectIgnores.h"
#include "Scan/FileScan.h"
#include "Support/LineIndex.h"
#include "llvm/ADT/IntervalTree.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace reroute {

/// What somebody opted out of in one file, by comments or in the project file.
/// Every opt-out remembers whether it ever had an effect.
///
/// A line is one of the file as an editor shows it: neither a macro of several
/// lines nor a statement makes an opt-out reach further.
class Suppressions {
public:
  Suppressions(uint32_t File, const FileScan &Scan, ProjectIgnores &Project);

  /// Whether what stands at \p Offset is to be left alone. With \p Kind a
  /// finding of that kind is asked for, without one a change of the text,
  /// which only an opt-out without codes can stop. \p Symbol is empty for
  /// what is no symbol. The opt-outs that say so count as having an effect.
  bool drops(std::optional<FindingKind> Kind, uint32_t Offset,
             llvm::StringRef Symbol);

  /// Whether the token at \p Offset may not change; counts for no effect.
  bool mutes(uint32_t Offset, llvm::StringRef Symbol) const;

  /// drops() for changes of the file that belong to no place in it.
  bool dropsFile();

  /// The findings about the comments themselves. Ask last.
  std::vector<Finding> findings() const;

private:
  struct Range {
    uint32_t Begin;
    uint32_t End;
    const SuppressionComment *Comment;
    std::vector<FindingKind> Codes; ///< Empty: everything.
    bool HadEffect = false;

    bool speaksAbout(std::optional<FindingKind> Kind) const;
  };

  /// Calls \p Do with every range around \p Offset that speaks about \p Kind.
  void forMatching(std::optional<FindingKind> Kind, uint32_t Offset,
                   llvm::function_ref<void(uint32_t Range)> Do) const;

  void read(const SuppressionComment &Comment);
  void complain(const SuppressionComment &Comment, std::string Message);

  uint32_t File;
  ProjectIgnores &Project;
  std::vector<unsigned> Entries; ///< Of Project that speak about this file.
  std::vector<Range> Ranges;
  llvm::BumpPtrAllocator PlaceNodes;
  /// Indices of Ranges; both ends belong to an interval.
  llvm::IntervalTree<uint32_t, uint32_t> ByPlace{PlaceNodes};
  std::vector<Finding> Faults;
  llvm::SmallVector<Range, 2> Open; ///< Begun and not ended yet.
  std::optional<LineIndex> Lines;
};

} // namespace reroute

#endif
