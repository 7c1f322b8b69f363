#include "Compile/PrefixEvidence.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace reroute;
using llvm::StringRef;

namespace {

/// What is spelled with one prefix, as rests after it.
using Rests = std::vector<StringRef>;

struct Support {
  size_t Found = 0;
  /// Of those, the ones that agree in a folder's name too.
  size_t FoundWithFolder = 0;
};

} // namespace

static std::map<std::string, Rests>
groupByPrefix(const std::set<std::string> &Spelled) {
  std::map<std::string, Rests> Groups;
  for (StringRef Path : Spelled)
    for (size_t Slash = Path.find('/'); Slash != StringRef::npos;
         Slash = Path.find('/', Slash + 1))
      Groups[Path.take_front(Slash + 1).str()].push_back(
          Path.drop_front(Slash + 1));
  return Groups;
}

static bool isConvincing(const Support &S, size_t Total, StringRef Folder) {
  if (S.FoundWithFolder > 0)
    return S.Found * 2 >= Total && (Folder.empty() || S.Found >= 2);
  return S.Found >= 3 && S.Found * 4 >= Total * 3;
}

/// The folder that holds most of \p OfPrefix, if that is convincing.
static std::optional<std::string> findFolder(const Rests &OfPrefix,
                                             EndingWithFn EndingWith) {
  std::map<std::string, Support> Folders;
  for (StringRef Rest : OfPrefix)
    for (StringRef File : EndingWith(Rest)) {
      Support &S = Folders[File.drop_back(Rest.size()).rtrim('/').str()];
      ++S.Found;
      S.FoundWithFolder += Rest.contains('/');
    }

  std::optional<std::string> Best;
  size_t BestFound = 0;
  for (const auto &[Folder, S] : Folders) {
    bool IsBetter = !Best || S.Found > BestFound ||
                    (S.Found == BestFound && Folder.size() < Best->size());
    if (!IsBetter || !isConvincing(S, OfPrefix.size(), Folder))
      continue;
    Best = Folder;
    BestFound = S.Found;
  }
  return Best;
}

std::vector<PrefixMapping>
reroute::weighPrefixes(const std::set<std::string> &Unresolved,
                       EndingWithFn EndingWith) {
  std::vector<PrefixMapping> Mappings;
  // The map's order puts a prefix before those that start with it.
  for (const auto &[Prefix, OfPrefix] : groupByPrefix(Unresolved)) {
    bool IsCovered = llvm::any_of(Mappings, [&](const PrefixMapping &M) {
      return StringRef(Prefix).starts_with(M.Prefix);
    });
    if (IsCovered)
      continue;
    if (auto Folder = findFolder(OfPrefix, EndingWith))
      Mappings.push_back({Prefix, *Folder});
  }
  return Mappings;
}
