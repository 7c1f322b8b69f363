// A place, a spelling and a guard for a compat header that is not there yet.

#include "Run/CompatHeader.h"
#include "Run/HipWords.h"
#include "llvm/Support/Path.h"
#include <map>
#include <set>

using namespace reroute;
using llvm::StringRef;
namespace path = llvm::sys::path;

static constexpr StringRef FallbackGuard = "USE_HIP";

/// The key with the largest count, the first in the alphabet of several.
template <typename Map> static typename Map::key_type largest(const Map &M) {
  auto Best = M.begin();
  for (auto It = M.begin(); It != M.end(); ++It)
    if (It->second > Best->second)
      Best = It;
  return Best == M.end() ? typename Map::key_type() : Best->first;
}

static std::string busiestFolder(const UsingFiles &Tree) {
  std::map<std::string, size_t> Counts;
  for (const FileScan *File : Tree.Files)
    ++Counts[path::parent_path(File->Path).str()];
  return largest(Counts);
}

namespace {

/// How a tree's includes spell its own files: without Stripped, a beginning of
/// their path, or with Added before it.
struct IncludeForm {
  std::string Stripped;
  std::string Added;
  bool Quoted = true;
  friend auto operator<=>(const IncludeForm &, const IncludeForm &) = default;
};

} // namespace

static std::optional<IncludeForm> formOf(StringRef Spelled, StringRef Path,
                                         bool Quoted) {
  if (Spelled == Path)
    return IncludeForm{"", "", Quoted};
  if (Spelled.ends_with(("/" + Path).str()))
    return IncludeForm{"", Spelled.drop_back(Path.size()).str(), Quoted};
  // A bare name only says that the two files are neighbours.
  if (Spelled.contains('/') && Path.ends_with(("/" + Spelled).str()))
    return IncludeForm{Path.drop_back(Spelled.size()).str(), "", Quoted};
  return std::nullopt;
}

static void spell(const UsingFiles &Tree, Route &TheRoute) {
  std::map<IncludeForm, size_t> Forms;
  for (const FileScan *File : Tree.Files)
    for (const IncludeDirective &Include : File->Includes) {
      auto Found = Tree.Includes.resolve(File->Path, Include.name(),
                                         Include.isAngled());
      if (!Found)
        continue;
      auto Form = formOf(Include.name(), *Found, !Include.isAngled());
      if (Form && StringRef(TheRoute.Path).starts_with(Form->Stripped))
        ++Forms[*Form];
    }
  IncludeForm Best = largest(Forms);
  TheRoute.Quoted = Best.Quoted;
  TheRoute.Header =
      Best.Added +
      StringRef(TheRoute.Path).drop_front(Best.Stripped.size()).str();
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
  spell(Tree, Result.TheRoute);
  Result.TheRoute.Guard = suggestGuard(Tree, Rules, HipDefines);
  return Result;
}
