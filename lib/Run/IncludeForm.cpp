#include "Run/IncludeForm.h"
#include "Run/Largest.h"
#include <map>

using namespace reroute;
using llvm::StringRef;

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

void reroute::spellLikeTheTree(const UsingFiles &Tree, Route &TheRoute) {
  std::map<IncludeForm, size_t> Forms;
  for (const FileScan *File : Tree.Files)
    for (const IncludeDirective &Include : File->Includes) {
      auto Found =
          Tree.Includes.resolve(File->Path, Include.name(), Include.isAngled());
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
