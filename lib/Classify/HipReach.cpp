#include "Classify/HipReach.h"
#include "Rules/ProjectFile.h"
#include "llvm/ADT/StringSet.h"

using namespace reroute;
using llvm::StringRef;

bool FileReach::contains(uint32_t Offset) const {
  if (!IsReached)
    return false;
  auto After = llvm::upper_bound(
      Skipped, Offset,
      [](uint32_t At, const SkippedRange &Each) { return At < Each.Begin; });
  return After == Skipped.begin() || std::prev(After)->End <= Offset;
}

/// The parts of \p A and \p B that are in both. Each is sorted and disjoint.
static std::vector<SkippedRange> intersect(llvm::ArrayRef<SkippedRange> A,
                                           llvm::ArrayRef<SkippedRange> B) {
  std::vector<SkippedRange> Both;
  for (size_t I = 0, J = 0; I < A.size() && J < B.size();) {
    SkippedRange Common{std::max(A[I].Begin, B[J].Begin),
                        std::min(A[I].End, B[J].End)};
    if (Common.Begin < Common.End)
      Both.push_back(Common);
    A[I].End < B[J].End ? ++I : ++J;
  }
  return Both;
}

/// From a source to \p File, by who includes whom.
static std::vector<std::string>
chainTo(StringRef File, const llvm::StringMap<std::string> &Includers) {
  std::vector<std::string> Chain;
  for (auto It = Includers.find(File); It != Includers.end();
       It = Includers.find(It->second)) {
    Chain.push_back(It->getKey().str());
    if (It->second.empty())
      break;
  }
  std::reverse(Chain.begin(), Chain.end());
  return Chain;
}

HipReach reroute::hipReach(llvm::ArrayRef<FileScan> Files,
                           llvm::ArrayRef<ParsedUnit> Units,
                           llvm::ArrayRef<std::string> Sources,
                           const IncludeGraph &Graph) {
  HipReach Result;
  Result.IsKnown = true;
  Result.Files.resize(Files.size());
  llvm::StringSet<> Parsed, IsSource;
  for (const std::string &Source : Sources)
    IsSource.insert(Source);
  for (const ParsedUnit &Unit : Units) {
    if (Unit.Unit.Configuration != HipConfiguration ||
        !IsSource.contains(Unit.Unit.File))
      continue;
    Parsed.insert(Unit.Unit.File);
    for (const ReachedFile &Each : Unit.Readings.Reached) {
      std::optional<uint32_t> Scan = findScan(Files, Each.Path, Each.Hash);
      if (!Scan)
        continue;
      FileReach &File = Result.Files[*Scan];
      File.Skipped =
          File.IsReached ? intersect(File.Skipped, Each.Skipped) : Each.Skipped;
      File.IsReached = true;
    }
  }
  std::vector<std::string> Unread;
  for (const std::string &Source : Sources)
    if (!Parsed.contains(Source))
      Unread.push_back(Source);
  llvm::StringMap<std::string> FromUnread = Graph.reachedFrom(Unread);
  llvm::StringMap<std::string> FromAll = Graph.reachedFrom(Sources);
  for (size_t I = 0; I < Files.size(); ++I) {
    FileReach &File = Result.Files[I];
    if (FromUnread.contains(Files[I].Path)) {
      File.IsReached = true;
      File.Skipped.clear();
    }
    if (File.IsReached)
      File.Chain = chainTo(Files[I].Path, FromAll);
  }
  return Result;
}
