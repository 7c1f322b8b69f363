// A place, a spelling and a guard for a compat header that is not there yet.

#include "Run/CompatHeader.h"
#include "Run/HipWords.h"
#include "Run/IncludeForm.h"
#include "Run/Largest.h"
#include "llvm/Support/Path.h"
#include <map>
#include <set>

using namespace reroute;
using llvm::StringRef;
namespace path = llvm::sys::path;

static constexpr StringRef FallbackGuard = "USE_HIP";

/// The innermost folder with at least half of the files in it or below it; of
/// two halves the first in the alphabet.
static std::string busiestFolder(const UsingFiles &Tree) {
  std::map<std::string, size_t> Counts;
  for (const FileScan *File : Tree.Files)
    for (StringRef Folder = path::parent_path(File->Path); !Folder.empty();
         Folder = path::parent_path(Folder))
      ++Counts[Folder.str()];
  std::string Best;
  // A folder sorts behind the ones around it.
  for (const auto &[Folder, Count] : Counts)
    if (Count * 2 >= Tree.Files.size() &&
        (Best.empty() || StringRef(Folder).starts_with(Best + "/")))
      Best = Folder;
  return Best;
}

/// Compilers' own macros, which begin with underscores, are no switches.
static std::string suggestGuard(const UsingFiles &Tree, const RuleTable &Rules,
                                llvm::ArrayRef<std::string> HipDefines) {
  std::vector<std::string> Known = Rules.hipMacros();
  std::map<std::string, size_t> Counts;
  for (const FileScan *File : Tree.Files) {
    std::set<StringRef> OfFile;
    for (const ConditionalBranch &Branch : File->Branches)
      for (StringRef Macro : conditionMacros(Branch.Condition))
        if (!Macro.starts_with("__") && speaksOfHip(Macro, Known))
          OfFile.insert(Macro);
    for (StringRef Macro : OfFile)
      ++Counts[Macro.str()];
  }
  if (!Counts.empty())
    return largest(Counts);
  for (StringRef Macro : HipDefines)
    if (!Macro.starts_with("__"))
      return Macro.str();
  return FallbackGuard.str();
}

CompatHeader
reroute::proposeCompatHeader(const UsingFiles &Tree, const RuleTable &Rules,
                             llvm::ArrayRef<std::string> HipDefines) {
  CompatHeader Result;
  std::string Folder = busiestFolder(Tree);
  std::string Name = ProjectFile().NeutralPrefix + "_runtime.h";
  // A file of that name is something else: findCompatHeader did not take it.
  if (Tree.Includes.resolve("", (Folder.empty() ? "" : Folder + "/") + Name,
                            /*Angled=*/false))
    Name = ProjectFile().NeutralPrefix + "_compat.h";
  Result.TheRoute.Path = (Folder.empty() ? "" : Folder + "/") + Name;
  spellLikeTheTree(Tree, Result.TheRoute);
  Result.TheRoute.Guard = suggestGuard(Tree, Rules, HipDefines);
  return Result;
}
