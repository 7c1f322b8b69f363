#include "Plan/ProjectIgnores.h"
#include "Support/ToolError.h"
#include "llvm/ADT/STLExtras.h"

using namespace reroute;
using llvm::StringRef;

std::string reroute::faultOfIgnoredCode(StringRef Code) {
  std::optional<FindingKind> Kind = kindOfCode(Code);
  if (!Kind)
    return "'" + Code.str() +
           "' is no code of a finding; write a code such as RR1001, and a "
           "colon before the reason";
  if (*Kind == FindingKind::IdleSuppression ||
      *Kind == FindingKind::BadSuppression)
    return Code.str() +
           " is about suppressions and cannot be ignored; mend or remove the "
           "suppression it is about";
  return {};
}

llvm::Expected<ProjectIgnores>
ProjectIgnores::create(llvm::ArrayRef<IgnoreEntry> Entries) {
  ProjectIgnores Result;
  Result.Texts = Entries;
  Result.Effects.assign(Entries.size(), false);
  for (const IgnoreEntry &Text : Entries) {
    llvm::Expected<PathFilter> Paths = PathFilter::create({Text.Paths, {}});
    if (!Paths)
      return Paths.takeError();
    Entry One{std::move(*Paths), {}};
    for (const std::string &Symbol : Text.Symbols) {
      auto Glob = llvm::GlobPattern::create(Symbol);
      if (!Glob)
        return makeError(ExitCode::Usage, "ignore: error: '" + Symbol + "': " +
                                              llvm::toString(Glob.takeError()));
      One.Symbols.push_back(std::move(*Glob));
    }
    Result.Entries.push_back(std::move(One));
  }
  return Result;
}

std::vector<unsigned> ProjectIgnores::entriesFor(StringRef Path) const {
  std::vector<unsigned> Found;
  for (unsigned I = 0; I < Entries.size(); ++I)
    if (Entries[I].Paths.accepts(Path))
      Found.push_back(I);
  return Found;
}

bool ProjectIgnores::matches(unsigned Entry, std::optional<FindingKind> Kind,
                             StringRef Symbol) const {
  const IgnoreEntry &Text = Texts[Entry];
  if (!Text.Codes.empty() &&
      (!Kind || !llvm::is_contained(Text.Codes, classOf(*Kind).Code)))
    return false;
  return Text.Symbols.empty() ||
         (!Symbol.empty() &&
          llvm::any_of(Entries[Entry].Symbols,
                       [&](const auto &Glob) { return Glob.match(Symbol); }));
}

std::vector<Finding> ProjectIgnores::findings(bool WholeTree) const {
  std::vector<Finding> Found;
  for (unsigned I = 0; I < Texts.size(); ++I) {
    const IgnoreEntry &Text = Texts[I];
    bool Faulty = false;
    for (const std::string &Code : Text.Codes) {
      std::string Fault = faultOfIgnoredCode(Code);
      if (Fault.empty())
        continue;
      Faulty = true;
      Found.push_back({FindingKind::BadSuppression, InProjectFile, Text.Offset,
                       /*Length=*/1, "ignore", std::move(Fault)});
    }
    if (WholeTree && !Effects[I] && !Faulty)
      Found.push_back({FindingKind::IdleSuppression, InProjectFile, Text.Offset,
                       /*Length=*/1, "ignore",
                       "nothing in the tree is ignored by this entry; remove "
                       "it"});
  }
  return Found;
}
